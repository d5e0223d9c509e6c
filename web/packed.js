/** Beside every file of the page stand its packed twins, which the server sends as they are. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const PACKABLE = /\.(html|js|css|svg|json|webmanifest)$/

export const packed = (folder) => ({
  name: 'packed',
  apply: 'build',
  closeBundle() {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!PACKABLE.test(entry.name)) continue
      const path = join(entry.parentPath, entry.name)
      const content = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(content))
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    }
  },
})
