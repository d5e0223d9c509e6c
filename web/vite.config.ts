import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { listed } from './listed.js'
import { packed } from './packed.js'
import { words } from './words.js'

/** Where `sandtable serve` listens while `npm run dev` serves the page. */
const server = 'http://127.0.0.1:8000'

const BUILT = '../src/sandtable/server/static'

export default defineConfig({
  experimental: {
    // Only the first page names addresses from the top: the server puts its base path before them.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  plugins: [words(), svelte(), listed(BUILT), packed(BUILT)],
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      // A service worker has the whole site only from the top, and under the same name for ever.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  // It knows custom media, by which breakpoints have names.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
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
