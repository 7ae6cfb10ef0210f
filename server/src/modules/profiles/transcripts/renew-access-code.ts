import type { Actor } from '@fieldhouse/contract/guards'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { athletes, newAccessCode } from '../profiles.tables.ts'
import { changePage } from '../sections/change-page.ts'

/** Whoever has the code of before must ask again. */
export const renewAccessCode = (db: Db, actor: Actor, id: string) =>
  changePage(db, actor, { id, group: 'access-code' }, async (tx, { athlete_id }) => {
    await tx.update(athletes).set({ access_code: newAccessCode }).where(eq(athletes.id, athlete_id))
  })
