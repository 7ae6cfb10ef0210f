import type { Actor } from '@fieldhouse/contract/guards'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type IsInCareOf, isSeenBy } from '../../profiles/index.ts'
import { searchAthletes } from '../search.tables.ts'

/** The athletes a person may find, as a condition on the index. */
export const isFoundBy = (db: Db, actor: Actor | null, isInCareOf: IsInCareOf): SQL | undefined =>
  isSeenBy(db, actor, searchAthletes, isInCareOf)
