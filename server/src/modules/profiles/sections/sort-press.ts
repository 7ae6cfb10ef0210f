import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { changePage } from '../editing/change-page.ts'
import { orderPress } from './sections.queries.ts'

/** PRO-12. */
export const sortPress = (
  db: Db,
  actor: Actor,
  id: string,
  { version, ids }: { version?: number | undefined; ids: readonly string[] },
) =>
  changePage(db, actor, { id, group: 'press', version }, (tx, { athlete_id }) =>
    orderPress(tx, athlete_id, ids),
  )
