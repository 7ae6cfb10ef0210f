import { eq, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { collegeCoaches } from '../../colleges/index.ts'
import { activityEvents } from '../recruiting.tables.ts'

/** Events logged by a coach are the coach's own. Everything else is the family's. Neither reads the other's notes. */
export const isOfFamily: SQL = sql`${activityEvents.author_id} is distinct from ${activityEvents.coach_id}`

/** The coach as a contact, also if the coach became one after the event was logged. */
export const contactOfEvent: SQL = sql`coalesce(${activityEvents.contact_id}, (
  select own.id from ${collegeCoaches} as own where own.user_id = ${activityEvents.coach_id}))`

/** The moment that was logged. */
export const plannedMoment: SQL = sql`(
  (${activityEvents.event_date} + ${activityEvents.event_time}) at time zone 'UTC'
    + make_interval(mins => ${activityEvents.clock_offset}))`

/** The time of contact. A future event counts from when it was logged. */
export const momentOfEvent: SQL = sql`least(${plannedMoment}, ${activityEvents.created_at})`

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

/** Whether a logged event names this contact. */
export const hasEventWith = async (db: Db, contactId: string): Promise<boolean> => {
  const found = await db
    .select({ id: activityEvents.id })
    .from(activityEvents)
    .where(eq(activityEvents.contact_id, contactId))
    .limit(1)
  return found.length > 0
}

/** Locks it, so nobody else can remove it until the transaction ends. */
export const lockEvent = async (tx: Db, id: string) => {
  const [found] = await tx.select().from(activityEvents).where(eq(activityEvents.id, id)).for('update')
  return found ?? null
}

export type StoredEvent = typeof activityEvents.$inferSelect

export const deleteEvent = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(activityEvents).where(eq(activityEvents.id, id))
}
