import { emit } from '../../events.ts'
import type { Db } from '../../platform/database/database.ts'
import { hideVisiblePage } from './page/documents.queries.ts'

/** Hides the page of an athlete for whom nobody can sign in. A parent who comes back can show it again. */
export const hidePage = async (tx: Db, userId: string): Promise<void> => {
  const athlete_id = await hideVisiblePage(tx, userId)
  if (athlete_id !== null) await emit(tx, 'profiles.page-changed', { athlete_id })
}
