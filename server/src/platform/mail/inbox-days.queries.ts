import { lte, sql } from 'drizzle-orm'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { deleteInSteps } from '../database/in-steps.ts'
import { inboxDays } from './mail.tables.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The day of an inbox begins with the first message and lasts 24 hours. */
export const endOfDay = (startedAt: Date): Date => new Date(startedAt.getTime() + dayMilliseconds)

/**
 * The current day of an inbox, or a new one if the last is over. Locked until the transaction ends, so messages to the
 * same inbox are counted one after the other.
 */
export const openInboxDay = async (tx: Db, inbox: string) => {
  const now = clock.now()
  const isOver = lte(inboxDays.started_at, new Date(now.getTime() - dayMilliseconds))
  const [day] = await tx
    .insert(inboxDays)
    .values({ inbox, started_at: now, received: 0 })
    .onConflictDoUpdate({
      target: inboxDays.inbox,
      set: {
        started_at: sql`case when ${isOver} then excluded.started_at else ${inboxDays.started_at} end`,
        received: sql`case when ${isOver} then 0 else ${inboxDays.received} end`,
      },
    })
    .returning()
  if (!day) throw new Error(`The day of ${inbox} was not opened`)
  return { ...day, now }
}

export type InboxDay = Awaited<ReturnType<typeof openInboxDay>>

/** Must be called while the day is open. */
export const countMessage = async (tx: Db, { inbox, received }: InboxDay): Promise<void> => {
  await tx
    .update(inboxDays)
    .set({ received: received + 1 })
    .where(sql`${inboxDays.inbox} = ${inbox}`)
}

export const sweepInboxDays = async (db: Db): Promise<void> => {
  const oldest = new Date(clock.now().getTime() - 2 * dayMilliseconds)
  await deleteInSteps(db, inboxDays, lte(inboxDays.started_at, oldest))
}
