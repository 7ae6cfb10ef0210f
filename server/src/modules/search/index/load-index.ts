import type { Db } from '../../../platform/database/database.ts'
import { loadReference } from '../../../platform/database/reference-data.ts'
import { rebuildIndex } from './index.queries.ts'

/** Raised when the index changes its shape or its words: it is made anew at the next start then. */
const indexFormat = '3'

/** Fills the index where it is of an older program, or of none. */
export const loadSearchIndex = (db: Db): Promise<void> =>
  loadReference(db, 'search', indexFormat, rebuildIndex)
