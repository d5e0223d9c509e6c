import { readFileSync } from 'node:fs'
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

const breakpoints = readFileSync(new URL('src/breakpoints.css', import.meta.url), 'utf8')

export default {
  preprocess: [{ style: ({ content }) => ({ code: breakpoints + content }) }, vitePreprocess()],
  compilerOptions: { runes: true },
}
