import type { Visit } from '@fieldhouse/contract/site'
import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { endOfDay } from '../../platform/mail/inbox-days.queries.ts'
import { contactMessages, feedbackMessages, visits } from './site.tables.ts'

export const insertContactMessage = async (
  db: Db,
  message: Omit<typeof contactMessages.$inferInsert, 'id'>,
): Promise<string> => {
  const id = uuidv7()
  await db.insert(contactMessages).values({ id, ...message })
  return id
}

export const insertFeedbackMessage = async (
  db: Db,
  message: Omit<typeof feedbackMessages.$inferInsert, 'id'>,
): Promise<string> => {
  const id = uuidv7()
  await db.insert(feedbackMessages).values({ id, ...message })
  return id
}

interface Kept {
  readonly delivery: AnyPgColumn
  readonly created_at: AnyPgColumn
}

const isOfDay = ({ delivery, created_at }: Kept, startedAt: Date): SQL | undefined =>
  and(eq(delivery, 'digest'), gte(created_at, startedAt), lt(created_at, endOfDay(startedAt)))

/** Everything that waits for the team's summary of a day, oldest first. */
export const findDigestEntries = async (db: Db, startedAt: Date) => ({
  messages: await db
    .select()
    .from(contactMessages)
    .where(isOfDay(contactMessages, startedAt))
    .orderBy(asc(contactMessages.created_at), asc(contactMessages.id)),
  feedback: await db
    .select()
    .from(feedbackMessages)
    .where(isOfDay(feedbackMessages, startedAt))
    .orderBy(asc(feedbackMessages.created_at), asc(feedbackMessages.id)),
})

export type DigestEntries = Awaited<ReturnType<typeof findDigestEntries>>

export const addVisit = async (db: Db, { path }: Visit): Promise<void> => {
  const day = clock.now().toISOString().slice(0, 10)
  await db
    .insert(visits)
    .values({ day, path, count: 1 })
    .onConflictDoUpdate({ target: [visits.day, visits.path], set: { count: sql`${visits.count} + 1` } })
}
