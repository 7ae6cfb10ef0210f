import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import type { Audience } from '../page/audience.ts'
import type { SeenLately } from '../seen-lately.ts'
import { isBot } from './is-bot.ts'
import { addCoachView, addVisitorView } from './views.queries.ts'

const staff: ReadonlySet<Actor['type']> = new Set(['admin', 'editor', 'rsc', 'affiliate'])

/** Honest numbers: neither the family nor staff counts, nor an admin who acts as somebody. */
const counts = ({ actor, userAgent }: Caller, audience: Audience): boolean => {
  if (audience === 'family' || audience === 'admin') return false
  if (actor && (staff.has(actor.type) || actor.impersonator_id)) return false
  return !isBot(userAgent)
}

/** A verified coach is on record, once an hour; of everybody else only the number is kept, and a reload adds nothing to it. */
export const countView = async (
  db: Db,
  seen: SeenLately,
  caller: Caller,
  athleteId: string,
  audience: Audience,
): Promise<void> => {
  if (!counts(caller, audience)) return
  const { actor, address, userAgent } = caller
  if (actor?.type === 'coach' && audience !== 'visitor')
    return transaction(db, (tx) => addCoachView(tx, athleteId, actor.id))
  const viewer = actor ? [actor.id] : [address, userAgent]
  if (seen.has(athleteId, ...viewer)) return
  seen.add(athleteId, ...viewer)
  await addVisitorView(db, athleteId)
}
