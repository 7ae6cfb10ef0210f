import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { users } from '../../accounts/index.ts'
import { activityLogs } from '../recruiting.tables.ts'
import { byReadersClock, type ReaderClock } from './reader-clock.queries.ts'

type NewEntry = Omit<typeof activityLogs.$inferInsert, 'id' | 'created_at'>

/** RCC-02: records that a person did something in an athlete's recruiting center. */
export const writeEntry = async (db: Db, entry: NewEntry): Promise<void> => {
  await db.insert(activityLogs).values({ id: uuidv7(), ...entry, created_at: clock.now() })
}

interface Question {
  readonly athleteUserId: string
  readonly school: number | undefined
  /** The coach as a contact, or by user id. */
  readonly contacts: readonly string[] | undefined
  readonly limit: number
  readonly offset: number
  readonly clock: ReaderClock
}

const isAsked = ({ athleteUserId, school, contacts }: Question): SQL | undefined =>
  and(
    eq(activityLogs.athlete_user_id, athleteUserId),
    school === undefined ? undefined : eq(activityLogs.college_id, school),
    contacts && or(...contacts.map((id) => eq(activityLogs.contact_id, id))),
  )

/** Newest first. */
export const findEntries = async (db: Db, question: Question) => {
  const local = byReadersClock(sql`(${activityLogs.created_at} at time zone 'UTC')`, question.clock)
  const entries = await db
    .select({
      id: activityLogs.id,
      text: activityLogs.text,
      author: {
        id: users.id,
        name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      },
      event_date: sql<string>`to_char(${local}, 'YYYY-MM-DD')`,
      event_time: sql<string>`to_char(${local}, 'HH24:MI')`,
    })
    .from(activityLogs)
    .innerJoin(users, eq(users.id, activityLogs.author_id))
    .where(isAsked(question))
    .orderBy(desc(activityLogs.created_at), desc(activityLogs.id))
    .limit(question.limit)
    .offset(question.offset)
  const [counted] = await db.select({ total: count() }).from(activityLogs).where(isAsked(question))
  return { entries, total: counted?.total ?? 0 }
}
