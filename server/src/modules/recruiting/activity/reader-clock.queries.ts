import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/** The clock of a reader. */
export interface AskedClock {
  /** Minutes that it is behind UTC today. */
  readonly offset: number
  /** Its time zone, which also gives the offset of any other day. */
  readonly time_zone?: string | undefined
}

export interface ReaderClock {
  readonly offset: number
  /** A zone that the database knows, or null. */
  readonly zone: string | null
}

/** The zones of a database never change while it runs, and reading them takes a moment. */
const known = new Map<string, boolean>()
const mostKnown = 1000

const isKnown = async (db: Db, zone: string): Promise<boolean> => {
  const before = known.get(zone)
  if (before !== undefined) return before
  const { rows } = await db.execute<{ is_known: boolean }>(
    sql`select exists (select 1 from pg_timezone_names where name = ${zone}) as is_known`,
  )
  const now = rows[0]?.is_known === true
  if (known.size < mostKnown) known.set(zone, now)
  return now
}

/** A zone that this database does not know is ignored. Then today's offset is used. */
export const readerClock = async (db: Db, { offset, time_zone }: AskedClock): Promise<ReaderClock> => ({
  offset,
  zone: time_zone !== undefined && (await isKnown(db, time_zone)) ? time_zone : null,
})

/** The reader's local time at a UTC time without a zone. */
export const byReadersClock = (moment: SQL, { offset, zone }: ReaderClock): SQL =>
  zone === null
    ? sql`${moment} - make_interval(mins => ${offset}::int)`
    : sql`(${moment} at time zone 'UTC') at time zone ${zone}`
