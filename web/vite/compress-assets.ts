import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|svg|json|txt|webmanifest)$/

/** Compresses the browser's files at build time, at the highest level, so serving them costs nothing. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  applyToEnvironment: (environment) => environment.name === 'client',
  async writeBundle({ dir }) {
    if (!dir) return
    const files = (await readdir(dir, { recursive: true })).filter((file) => worthIt.test(file))
    await Promise.all(
      files.map(async (file) => {
        const path = join(dir, file)
        const bytes = await readFile(path)
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
    )
  },
})
