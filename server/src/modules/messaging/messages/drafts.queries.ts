import type { ConversationKey } from '@fieldhouse/contract/messaging.live'
import { and, eq } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { drafts } from '../messaging.tables.ts'

export const putDraft = async (
  db: Db,
  user_id: string,
  { athlete_user_id, contact_id }: ConversationKey,
  content: string,
): Promise<void> => {
  const draft = { content, updated_at: clock.now() }
  await db
    .insert(drafts)
    .values({ user_id, athlete_user_id, contact_id, ...draft })
    .onConflictDoUpdate({ target: [drafts.user_id, drafts.athlete_user_id, drafts.contact_id], set: draft })
}

export const removeDraft = async (
  db: Db,
  user_id: string,
  { athlete_user_id, contact_id }: ConversationKey,
): Promise<void> => {
  await db
    .delete(drafts)
    .where(
      and(
        eq(drafts.user_id, user_id),
        eq(drafts.athlete_user_id, athlete_user_id),
        eq(drafts.contact_id, contact_id),
      ),
    )
}
