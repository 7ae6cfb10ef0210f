import type { ConfirmedGroup } from '@fieldhouse/contract/profiles.confirming'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { beginChange, findDocument, type PageHead, rewriteDocument } from '../page/documents.queries.ts'
import { presentPage } from '../page/present-page.ts'
import { type Audience, abilities } from '../profiles.policy.ts'
import { dropConfirmation, insertConfirmation, isEntryOf } from './confirmations.queries.ts'

interface Confirmation {
  group: ConfirmedGroup
  itemId: string
  confirmed: boolean
  seenAt?: string | undefined
}

const assertSeen = async (tx: Db, athleteId: string, seenAt: string | undefined) => {
  if (seenAt === undefined) return
  const document = await findDocument(tx, athleteId)
  if (document?.updated_at.toISOString() === seenAt) return
  throw new AppError('conflict', {
    message: 'This page has changed since you opened it. Please reload it and look at the figure again.',
  })
}

/** PRO-04: people can't confirm their own figures, or a figure they have not seen. */
export const confirmFigure = async (
  db: Db,
  caller: Pick<Caller, 'actor' | 'address'>,
  { head, audience }: { head: PageHead; audience: Audience },
  { group, itemId, confirmed, seenAt }: Confirmation,
): Promise<{ data: Athlete }> => {
  const { actor } = caller
  if (!actor || !abilities[audience].confirm) throw new AppError('forbidden')
  const entry = { athlete_id: head.athlete_id, group, id: itemId }
  return transaction(db, async (tx) => {
    const page = await beginChange(tx, head.athlete_id, group, actor.id)
    if (!page || !(await isEntryOf(tx, entry))) throw new AppError('not_found')
    await assertSeen(tx, head.athlete_id, seenAt)
    if (confirmed) await insertConfirmation(tx, entry, actor.id)
    else await dropConfirmation(tx, itemId)
    await record(tx, caller, {
      action: confirmed ? 'figure-confirmed' : 'figure-confirmation-removed',
      userId: head.user_id,
      details: { group, item_id: itemId },
    })
    const document = await rewriteDocument(tx, head.athlete_id, clock.now())
    await emit(tx, 'profiles.page-changed', { athlete_id: head.athlete_id })
    return JSON.parse(presentPage(document, audience))
  })
}
