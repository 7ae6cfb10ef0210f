import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { counters, ledgerLines } from '../payments.tables.ts'

/** The sum of all lines before a time, and that time in milliseconds. */
const names = { sum: 'ledger_sum', until: 'ledger_sum_until' } as const

interface Checkpoint {
  readonly sum: number
  readonly until: number
}

const readCheckpoint = async (db: Db): Promise<Checkpoint> => {
  const rows = await db
    .select()
    .from(counters)
    .where(inArray(counters.name, Object.values(names)))
  const storedValue = (name: string) => rows.find((row) => row.name === name)?.value ?? 0
  return { sum: storedValue(names.sum), until: storedValue(names.until) }
}

/** Ids sort by time. No id of this time or later is smaller. */
const firstIdAt = (milliseconds: number): string => {
  const hex = milliseconds.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

const sumBetween = async (db: Db, from: number, to: number | null): Promise<number> => {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerLines.cents}), 0)`.mapWith(Number) })
    .from(ledgerLines)
    .where(
      and(gte(ledgerLines.id, firstIdAt(from)), to === null ? undefined : lt(ledgerLines.id, firstIdAt(to))),
    )
  return found?.sum ?? 0
}

/** The sum of the whole ledger. Only the lines since the last checkpoint are read. */
export const sumLedgerNow = async (db: Db): Promise<number> => {
  const { sum, until } = await readCheckpoint(db)
  return sum + (await sumBetween(db, until, null))
}

/** Moves the checkpoint forward. */
export const addUpLedger = async (tx: Db, until: number): Promise<void> => {
  const known = await readCheckpoint(tx)
  if (until <= known.until) return
  const sum = known.sum + (await sumBetween(tx, known.until, until))
  await tx
    .insert(counters)
    .values([
      { name: names.sum, value: sum },
      { name: names.until, value: until },
    ])
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`excluded.value` } })
}
