import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { words } from './words.js'

/** The page of a game in one file: one script and one style sheet, which the server puts into it. */
export default defineConfig({
  plugins: [words(), svelte()],
  publicDir: false,
  build: {
    outDir: '../src/sandtable/server/static',
    emptyOutDir: false,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: () => true,
    modulePreload: false,
    rollupOptions: {
      input: 'src/single/main.ts',
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'single.js', assetFileNames: 'single[extname]' },
    },
  },
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
})
