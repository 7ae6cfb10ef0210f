import { emit } from '../../events.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { followName } from './follow-name.ts'
import { beginChange, rewriteDocument } from './page/documents.queries.ts'
import { findOwnPage } from './profiles.queries.ts'

interface NewName {
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly former: { readonly first_name: string; readonly last_name: string }
}

/** PAY-06: an athlete's name changed in the account. The page follows, and an open editor learns that it is old. */
export const renamePage = async (
  tx: Db,
  { user_id, first_name, last_name, former }: NewName,
): Promise<void> => {
  const [own] = await findOwnPage(tx, user_id)
  const page = own && (await beginChange(tx, own.athlete_id, 'info', user_id))
  if (!page) return
  await followName(tx, { ...page, ...former }, { first_name, last_name })
  await rewriteDocument(tx, page.athlete_id, clock.now())
  await emit(tx, 'profiles.page-changed', { athlete_id: page.athlete_id })
}
