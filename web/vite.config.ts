import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Where `sandtable serve` listens while `npm run dev` serves the page. */
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/sandtable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['tests/**/*.test.ts'],
  },
})
