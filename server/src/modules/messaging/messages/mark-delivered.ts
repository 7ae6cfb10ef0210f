import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Conversation, resolveConversation } from '../conversations/resolve-conversation.ts'
import { tellStatus } from '../conversations/tell-conversation.ts'
import { type Asked, leavesReceipts } from '../messaging.policy.ts'
import { raiseReceipts } from './messages.queries.ts'

/** Notifies the other side once that a message has arrived. */
export const noteDelivered = async (
  db: Db,
  actor: Actor,
  conversation: Conversation,
  seq: number,
): Promise<void> => {
  const { stored, side } = conversation
  const known = side === 'family' ? stored?.family_delivered_seq : stored?.coach_delivered_seq
  if (!stored || seq <= (known ?? 0) || !leavesReceipts(actor, conversation)) return
  await transaction(db, async (tx) => {
    const raised = await raiseReceipts(tx, stored.id, side, { delivered_seq: seq, read_seq: 0 })
    if (raised) await tellStatus(tx, conversation, side, raised)
  })
}

/** MSG-06: reported by a browser. Nobody can report more than there is. */
export const markDelivered = async (db: Db, actor: Actor, asked: Asked, seq: number): Promise<void> => {
  const conversation = await resolveConversation(db, actor, asked)
  await noteDelivered(db, actor, conversation, Math.min(seq, conversation.last_seq))
}
