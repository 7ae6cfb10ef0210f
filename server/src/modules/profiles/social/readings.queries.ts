import { eq, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { socialReadings } from '../sections/sections.tables.ts'

const mostPerDay = 6
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * False while another reading is waiting, which will also read the new names, and after the last one of the day. Then
 * the names are read with everyone's. The caller has locked the page.
 */
export const takeReading = async (tx: Db, athleteId: string): Promise<boolean> => {
  const now = clock.now()
  const day = now.toISOString().slice(0, 10)
  const isToday = eq(socialReadings.day, day)
  // A reading that waited for a whole day was lost.
  const lost = new Date(now.getTime() - dayMilliseconds)
  const isFree = sql`(${socialReadings.waiting_since} is null or ${socialReadings.waiting_since} < ${lost.toISOString()})`
  const hasLeft = sql`(${socialReadings.day} <> ${day} or ${socialReadings.count} < ${mostPerDay})`
  const taken = await tx
    .insert(socialReadings)
    .values({ athlete_id: athleteId, day, count: 1, waiting_since: now })
    .onConflictDoUpdate({
      target: socialReadings.athlete_id,
      set: {
        day,
        count: sql`case when ${isToday} then ${socialReadings.count} + 1 else 1 end`,
        waiting_since: now,
      },
      setWhere: sql`${isFree} and ${hasLeft}`,
    })
    .returning({ athlete_id: socialReadings.athlete_id })
  return taken.length > 0
}

/** From now on a change needs its own reading. The caller has locked the page. */
export const beginReading = async (tx: Db, athleteId: string): Promise<void> => {
  await tx.update(socialReadings).set({ waiting_since: null }).where(eq(socialReadings.athlete_id, athleteId))
}
