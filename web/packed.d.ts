import type { Plugin } from 'vite'

export function packed(folder: string): Plugin
