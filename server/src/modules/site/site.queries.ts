import type { ContactMessage, FeedbackMessage, Visit } from '@fieldhouse/contract/site'
import { sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { contactMessages, feedbackMessages, visits } from './site.tables.ts'

export const insertContactMessage = async (db: Db, message: ContactMessage): Promise<string> => {
  const id = uuidv7()
  await db.insert(contactMessages).values({ id, ...message, created_at: clock.now() })
  return id
}

export const insertFeedbackMessage = async (
  db: Db,
  userId: string | null,
  message: FeedbackMessage,
): Promise<string> => {
  const id = uuidv7()
  await db.insert(feedbackMessages).values({ id, user_id: userId, ...message, created_at: clock.now() })
  return id
}

export const addVisit = async (db: Db, { path }: Visit): Promise<void> => {
  const day = clock.now().toISOString().slice(0, 10)
  await db
    .insert(visits)
    .values({ day, path, count: 1 })
    .onConflictDoUpdate({ target: [visits.day, visits.path], set: { count: sql`${visits.count} + 1` } })
}
