import { eq, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { collegeCoaches } from '../../colleges/index.ts'
import { activityEvents } from '../recruiting.tables.ts'

/** What a coach writes down is the coach's own, everything else the family's: neither reads the other's notes. */
export const isOfFamily: SQL = sql`${activityEvents.author_id} is distinct from ${activityEvents.coach_id}`

/** The coach as a contact, also one who became a contact after the event was written down. */
export const contactOfEvent: SQL = sql`coalesce(${activityEvents.contact_id}, (
  select own.id from ${collegeCoaches} as own where own.user_id = ${activityEvents.coach_id}))`

/** When there was contact: what still lies ahead counts as of when it was written down. */
export const momentOfEvent: SQL = sql`least(
  (${activityEvents.event_date} + ${activityEvents.event_time}) at time zone 'UTC'
    + make_interval(mins => ${activityEvents.clock_offset}),
  ${activityEvents.created_at})`

type NewEvent = Omit<typeof activityEvents.$inferInsert, 'id' | 'created_at'>

export const insertEvent = async (db: Db, event: NewEvent): Promise<string> => {
  const id = uuidv7()
  await db.insert(activityEvents).values({ id, ...event, created_at: clock.now() })
  return id
}

export const findEvent = async (db: Db, id: string) => {
  const [found] = await db.select().from(activityEvents).where(eq(activityEvents.id, id))
  return found ?? null
}

/** Until the transaction ends nobody else removes it. */
export const lockEvent = async (tx: Db, id: string) => {
  const [found] = await tx.select().from(activityEvents).where(eq(activityEvents.id, id)).for('update')
  return found ?? null
}

export type StoredEvent = typeof activityEvents.$inferSelect

export const deleteEvent = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(activityEvents).where(eq(activityEvents.id, id))
}
