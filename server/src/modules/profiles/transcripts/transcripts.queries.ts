import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { athletes } from '../profiles.tables.ts'
import { transcriptRequests, transcripts } from './transcripts.tables.ts'

type NewTranscript = Omit<typeof transcripts.$inferInsert, 'created_at'>

export const countTranscripts = (db: Db, athleteId: string): Promise<number> =>
  db.$count(transcripts, eq(transcripts.athlete_id, athleteId))

export const insertTranscript = (db: Db, transcript: NewTranscript) =>
  db.insert(transcripts).values({ ...transcript, created_at: clock.now() })

export const findTranscripts = (db: Db, athleteId: string) =>
  db
    .select({
      id: transcripts.id,
      name: transcripts.name,
      size: transcripts.size,
      created_at: transcripts.created_at,
    })
    .from(transcripts)
    .where(eq(transcripts.athlete_id, athleteId))
    .orderBy(transcripts.id)

const isMeant = (athleteId: string, id: string) =>
  and(eq(transcripts.id, id), eq(transcripts.athlete_id, athleteId))

export const findTranscript = async (db: Db, athleteId: string, id: string) => {
  const [found] = await db.select().from(transcripts).where(isMeant(athleteId, id))
  return found ?? null
}

/** Returns the key of its file. */
export const dropTranscript = async (db: Db, athleteId: string, id: string): Promise<string | null> => {
  const [dropped] = await db
    .delete(transcripts)
    .where(isMeant(athleteId, id))
    .returning({ storage_key: transcripts.storage_key })
  return dropped?.storage_key ?? null
}

export const findAccessCode = async (db: Db, athleteId: string): Promise<string> => {
  const [athlete] = await db
    .select({ access_code: athletes.access_code })
    .from(athletes)
    .where(eq(athletes.id, athleteId))
  return athlete?.access_code ?? ''
}

const latelyMilliseconds = 24 * 60 * 60 * 1000

/** Someone who was reported gets no answer, and can't ask this family again. */
const isUnanswered = inArray(transcriptRequests.status, ['open', 'reported'])

/** Whether an address is waiting for an answer, and how often it has asked within a day. */
export const findRequestsOf = async (tx: Db, athleteId: string, email: string) => {
  const isTheirs = and(
    eq(transcriptRequests.athlete_id, athleteId),
    sql`lower(${transcriptRequests.email}) = lower(${email})`,
  )
  const isRecent = gt(transcriptRequests.created_at, new Date(clock.now().getTime() - latelyMilliseconds))
  return {
    isWaiting: (await tx.$count(transcriptRequests, and(isTheirs, isUnanswered))) > 0,
    lately: await tx.$count(transcriptRequests, and(isTheirs, isRecent)),
  }
}

export const insertRequest = async (
  tx: Db,
  request: Omit<typeof transcriptRequests.$inferInsert, 'id'>,
): Promise<string> => {
  const id = uuidv7()
  await tx.insert(transcriptRequests).values({ id, ...request })
  return id
}

export const findRequests = (db: Db, athleteId: string) =>
  db
    .select()
    .from(transcriptRequests)
    .where(eq(transcriptRequests.athlete_id, athleteId))
    .orderBy(desc(transcriptRequests.created_at), desc(transcriptRequests.id))
    .limit(200)

export type StoredRequest = typeof transcriptRequests.$inferSelect

const isAsked = (athleteId: string, id: string) =>
  and(eq(transcriptRequests.id, id), eq(transcriptRequests.athlete_id, athleteId))

export const isRequestKnown = async (db: Db, athleteId: string, id: string): Promise<boolean> =>
  (await db.$count(transcriptRequests, isAsked(athleteId, id))) > 0

/** Null if it was reported before. */
export const markReported = async (
  db: Db,
  athleteId: string,
  id: string,
  report: { report_note: string | null; answered_by: string },
): Promise<StoredRequest | null> => {
  const [reported] = await db
    .update(transcriptRequests)
    .set({ ...report, status: 'reported', answered_at: clock.now() })
    .where(and(isAsked(athleteId, id), ne(transcriptRequests.status, 'reported')))
    .returning()
  return reported ?? null
}

/** Null if it was answered before. Of two parallel answers, one counts. */
export const closeRequest = async (
  db: Db,
  athleteId: string,
  id: string,
  answer: { status: 'approved' | 'declined'; answered_by: string },
): Promise<StoredRequest | null> => {
  const [closed] = await db
    .update(transcriptRequests)
    .set({ ...answer, answered_at: clock.now() })
    .where(and(isAsked(athleteId, id), eq(transcriptRequests.status, 'open')))
    .returning()
  return closed ?? null
}
