import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { abilities, type IsCaredForBy } from '../page/audience.ts'
import { openPage } from '../page/read-page.ts'

/** Before a picture is worked on for a page: nobody else's page is worth the time. Gives the athlete's id. */
export const assertMayEdit = async (
  db: Db,
  actor: Actor,
  idOrSlug: string,
  isCaredForBy: IsCaredForBy,
): Promise<string> => {
  const { head, audience } = await openPage(db, actor, idOrSlug, isCaredForBy)
  if (!abilities[audience].edit) throw new AppError('forbidden')
  return head.athlete_id
}
