import type { Plugin } from 'vite'

export interface Message {
  line: number
  names: Record<string, 'number' | 'word' | 'any'>
}
type Groups = Record<string, Record<string, Message>>

export class BadWords extends Error {}
export function words(): Plugin
export function read(text: string, file: string, owner?: string): { groups: Groups; problems: string[] }
export function readAll(source?: string): { words: Record<string, Groups>; names: Record<string, string>; languages: string[]; problems: string[] }
export function bundle(words: Record<string, Groups>, language: string, name: string): string
