import type { ConversationKey } from '@fieldhouse/contract/messaging.live'
import { and, eq, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
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

/** As part of a larger statement. */
export const draftRemoval = (db: Db) =>
  db
    .delete(drafts)
    .where(
      and(
        eq(drafts.user_id, sql.placeholder('user_id')),
        eq(drafts.athlete_user_id, sql.placeholder('athlete_user_id')),
        eq(drafts.contact_id, sql.placeholder('contact_id')),
      ),
    )

const removalIn = oncePerDatabase((db) => draftRemoval(db).prepare('messaging_remove_draft'))

export const removeDraft = async (
  db: Db,
  user_id: string,
  { athlete_user_id, contact_id }: ConversationKey,
): Promise<void> => {
  await removalIn(db).execute({ user_id, athlete_user_id, contact_id })
}
