import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { setBlocked } from '../conversations/conversations.queries.ts'
import { findFamilyListeners } from '../conversations/participants.queries.ts'
import { resolveConversation } from '../conversations/resolve-conversation.ts'
import { tellCounts } from '../conversations/tell-conversation.ts'
import { type Asked, canBlock } from '../messaging.policy.ts'

/**
 * For the safety of minors: from now on, no messages of this coach are delivered. The family's pages learn it, the
 * coach does not.
 */
export const blockContact = async (
  db: Db,
  actor: Actor,
  asked: Asked,
  is_blocked: boolean,
): Promise<void> => {
  const conversation = await resolveConversation(db, actor, asked)
  if (!canBlock(conversation, conversation.facts))
    throw new AppError('forbidden', {
      message: 'A success coach can’t be blocked. Report a message, or write to us: we will look into it.',
    })
  const { athlete_user_id, contact_id } = conversation
  await transaction(db, async (tx) => {
    await setBlocked(tx, conversation, is_blocked ? actor.id : null)
    await tellCounts(tx, await findFamilyListeners(tx, conversation), { athlete_user_id, contact_id })
  })
}
