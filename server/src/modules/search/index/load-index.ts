import type { Db } from '../../../platform/database/database.ts'
import { loadReference } from '../../../platform/database/reference-data.ts'
import { rebuildIndex } from './index.queries.ts'

/** Increased when the index changes its shape or its words. It is then built again at the next start. */
const indexFormat = '3'

/** Fills the index if it is from an older version, or missing. */
export const loadSearchIndex = (db: Db): Promise<void> =>
  loadReference(db, 'search', indexFormat, rebuildIndex)
