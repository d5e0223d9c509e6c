import type { Plugin } from 'vite'

export function listed(folder: string): Plugin
