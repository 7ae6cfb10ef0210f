import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { type Audience, countsAsViewer } from '../profiles.policy.ts'
import type { SeenLately } from '../seen-lately.ts'
import { isBot } from './is-bot.ts'
import { addCoachView, addVisitorView } from './views.queries.ts'

/**
 * A verified coach is recorded, at most once an hour. For everyone else we store only the number, and a reload adds
 * nothing.
 */
export const countView = async (
  db: Db,
  seen: SeenLately,
  caller: Caller,
  athleteId: string,
  audience: Audience,
): Promise<void> => {
  const { actor, address, userAgent } = caller
  if (!countsAsViewer(actor, audience) || isBot(userAgent)) return
  if (actor?.type === 'coach' && audience !== 'visitor')
    return transaction(db, (tx) => addCoachView(tx, athleteId, actor.id))
  const viewer = actor ? [actor.id] : [address, userAgent]
  if (seen.has(athleteId, ...viewer)) return
  seen.add(athleteId, ...viewer)
  await addVisitorView(db, athleteId)
}
