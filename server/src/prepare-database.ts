import { importQuickly } from './platform/quick-imports.ts'

// Compiles the whole product, so the first start does not have to.
importQuickly()
await import('./start.ts')
const { makePreparedFolder } = await import('./make-prepared-folder.ts')
await makePreparedFolder()
