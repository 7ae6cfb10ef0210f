import type { Checked } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type * as contract from '@fieldhouse/contract/messaging'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Conversation, resolveConversation } from '../conversations/resolve-conversation.ts'
import { tellCounts, tellStatus } from '../conversations/tell-conversation.ts'
import { askedFor, leavesReceipts } from '../messaging.policy.ts'
import { countOthers, findConversationsOf, putReadMark, raiseReceipts } from './messages.queries.ts'

type Which = Checked<typeof contract.markMessages>['body']

interface Mark {
  readonly conversation: Conversation
  readonly upTo: number
}

/** Up to the latest of the ids in each conversation. If the caller can't see one, none are found. */
const marksByIds = async (
  db: Db,
  actor: Actor,
  { user, contact_id }: Which,
  ids: readonly string[],
): Promise<Mark[]> => {
  const wanted = new Set(ids)
  const found = wanted.size === 0 ? [] : await findConversationsOf(db, [...wanted])
  if (found.reduce((sum, one) => sum + one.found, 0) < wanted.size) throw new AppError('not_found')
  const marks: Mark[] = []
  for (const { seq, withheld, ...key } of found) {
    const asked = askedFor(actor, key)
    if (!asked) throw new AppError('not_found')
    const conversation = await resolveConversation(db, actor, asked)
    const isOther =
      (user !== undefined && ![key.athlete_user_id, actor.id].includes(user)) ||
      (contact_id !== undefined && ![key.athlete_user_id, key.contact_id].includes(contact_id))
    if (isOther || (conversation.side === 'family' && withheld > 0)) throw new AppError('not_found')
    marks.push({ conversation, upTo: seq })
  }
  return marks
}

const marksMeant = async (db: Db, actor: Actor, which: Which): Promise<Mark[]> => {
  const { user, contact_id, ids } = which
  if (ids !== undefined) return marksByIds(db, actor, which, ids)
  if (contact_id === undefined) return []
  const conversation = await resolveConversation(db, actor, { user, contact: contact_id })
  return [{ conversation, upTo: conversation.last_seq }]
}

/** Returns the number of messages that were unread before. */
const putMark = async (tx: Db, actor: Actor, { conversation, upTo }: Mark): Promise<number> => {
  const { stored, side, read_seq, athlete_user_id, contact_id } = conversation
  if (!stored || upTo <= read_seq) return 0
  // Locks the conversation first, like sending does. Otherwise two requests could wait for each other.
  if (leavesReceipts(actor, conversation)) {
    const raised = await raiseReceipts(tx, stored.id, side, { delivered_seq: upTo, read_seq: upTo })
    if (raised) await tellStatus(tx, conversation, side, raised)
  }
  if (!(await putReadMark(tx, stored.id, actor.id, upTo))) return 0
  await tellCounts(tx, [actor.id], { athlete_user_id, contact_id, read_seq: upTo })
  return countOthers(tx, stored.id, side, { after: read_seq, upTo })
}

/** MSG-02: a person's mark only moves forward, in all tabs. An admin who acts as another user marks nothing. */
export const markMessages = async (db: Db, actor: Actor, which: Which): Promise<number> => {
  const marks = await marksMeant(db, actor, which)
  if (actor.impersonator_id !== null) return 0
  return transaction(db, async (tx) => {
    let marked = 0
    for (const mark of marks) marked += await putMark(tx, actor, mark)
    return marked
  })
}
