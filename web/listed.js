/** Which files the page consists of, as a list beside them: a browser that keeps the page for offline use asks for it. */

import { readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const KEPT = /\.(js|css|svg|webmanifest)$/

export const listed = (folder) => ({
  name: 'listed',
  apply: 'build',
  closeBundle() {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => KEPT.test(name) && !name.startsWith('single.') && name !== 'sw.js')
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    writeFileSync(join(folder, 'files.json'), JSON.stringify(files.sort()))
  },
})
