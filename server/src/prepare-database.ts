/** Run by `node tools/setup.mjs`: makes the prepared databases that are missing or outdated. */
import { isCurrent, preparedDemo, preparedTables } from './platform/database/prepared-folder.ts'
import { importQuickly } from './platform/quick-imports.ts'

const wanted = process.argv.includes('--demo') ? [preparedTables, preparedDemo] : [preparedTables]
const outdated = wanted.filter((prepared) => !isCurrent(prepared))
if (outdated.length > 0) {
  // Compiles the whole product, so the first start does not have to.
  importQuickly()
  await import('./start.ts')
  const { makePreparedFolder } = await import('./make-prepared-folder.ts')
  for (const prepared of outdated) await makePreparedFolder(prepared)
}
