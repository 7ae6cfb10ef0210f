/** `node tools/setup.mjs` runs this: it makes the databases that the next first start can begin with, if they changed. */
import { isCurrent, preparedDemo, preparedTables } from './platform/database/prepared-folder.ts'
import { importQuickly } from './platform/quick-imports.ts'

const wanted = process.argv.includes('--demo') ? [preparedTables, preparedDemo] : [preparedTables]
const missing = wanted.filter((prepared) => !isCurrent(prepared))
if (missing.length > 0) {
  // Compiles the whole product, so the first start does not have to.
  importQuickly()
  await import('./start.ts')
  const { makePreparedFolder } = await import('./make-prepared-folder.ts')
  for (const prepared of missing) await makePreparedFolder(prepared)
}
