import { and, asc, eq, gte, isNull, lt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { endOfDay } from '../../../platform/mail/inbox-days.queries.ts'
import { users } from '../../accounts/index.ts'
import { messages } from '../contact/contact.tables.ts'
import { athletes } from '../profiles.tables.ts'
import { transcriptRequests } from '../transcripts/transcripts.tables.ts'

/** Null for a deleted athlete. */
export const findDigestPage = async (db: Db, athleteId: string) => {
  const [page] = await db
    .select({ user_id: athletes.user_id, slug: athletes.slug })
    .from(athletes)
    .innerJoin(users, and(eq(users.id, athletes.user_id), isNull(users.deleted_at)))
    .where(eq(athletes.id, athleteId))
  return page ?? null
}

interface Kept {
  readonly athlete_id: AnyPgColumn
  readonly delivery: AnyPgColumn
  readonly created_at: AnyPgColumn
}

const isOfDay = (table: Kept, athleteId: string, startedAt: Date): SQL | undefined =>
  and(
    eq(table.athlete_id, athleteId),
    eq(table.delivery, 'digest'),
    gte(table.created_at, startedAt),
    lt(table.created_at, endOfDay(startedAt)),
  )

/** Everything that waits for the summary of a day, oldest first. Only requests without an answer are included. */
export const findDigestEntries = async (db: Db, athleteId: string, startedAt: Date) => ({
  messages: await db
    .select()
    .from(messages)
    .where(isOfDay(messages, athleteId, startedAt))
    .orderBy(asc(messages.created_at), asc(messages.id)),
  requests: await db
    .select()
    .from(transcriptRequests)
    .where(and(isOfDay(transcriptRequests, athleteId, startedAt), eq(transcriptRequests.status, 'open')))
    .orderBy(asc(transcriptRequests.created_at), asc(transcriptRequests.id)),
})

export type DigestEntries = Awaited<ReturnType<typeof findDigestEntries>>
