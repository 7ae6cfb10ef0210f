import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { changePage } from '../editing/change-page.ts'
import { writeNewAccessCode } from '../profiles.queries.ts'

/** People with the old code must ask again. */
export const renewAccessCode = (db: Db, actor: Actor, id: string) =>
  changePage(db, actor, { id, group: 'access-code' }, (tx, { athlete_id }) =>
    writeNewAccessCode(tx, athlete_id),
  )
