import { writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The bytes that each module has in a script, by its path. */
const sizesIn = ({ modules }: Rolldown.OutputChunk): Record<string, number> =>
  Object.fromEntries(
    Object.entries(modules).map(([id, { code }]) => [
      relative(root, id.replace(/^\0/, '')),
      minifySync(id, code ?? '').code.length,
    ]),
  )

/** Writes the sizes of the modules in each script next to the pages, for `bench/scripts.ts`. */
export const moduleSizes = (): Plugin => ({
  name: 'module-sizes',
  applyToEnvironment: (environment) => environment.name === 'client',
  async writeBundle({ dir }, bundle) {
    if (!dir) return
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
    const sizes = Object.fromEntries(scripts.map((script) => [script.fileName, sizesIn(script)]))
    await writeFile(join(dirname(dir), 'modules.json'), JSON.stringify(sizes))
  },
})
