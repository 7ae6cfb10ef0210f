import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { resolveConversation } from '../conversations/resolve-conversation.ts'
import { type Asked, keepsDrafts } from '../messaging.policy.ts'
import { putDraft, removeDraft } from './drafts.queries.ts'

/** MSG-02: the draft is there again after a reload, and on another device. */
export const saveDraft = async (db: Db, actor: Actor, asked: Asked, content: string): Promise<void> => {
  const conversation = await resolveConversation(db, actor, asked)
  if (!keepsDrafts(actor)) return
  if (content.trim()) await putDraft(db, actor.id, conversation, content)
  else await removeDraft(db, actor.id, conversation)
}
