import { and, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { onlyRow } from '../../../platform/database/rows-of.ts'
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
const firstIdAt = (milliseconds: SQL | number): SQL =>
  sql`rpad(lpad(to_hex(${milliseconds}::bigint), 12, '0'), 32, '0')::uuid`

const sumOfLines = sql`coalesce(sum(${ledgerLines.cents}), 0)`.mapWith(Number)

const sumBetween = async (db: Db, from: number, to: number): Promise<number> => {
  const sums = await db
    .select({ cents: sumOfLines })
    .from(ledgerLines)
    .where(and(gte(ledgerLines.id, firstIdAt(from)), lt(ledgerLines.id, firstIdAt(to))))
  return onlyRow(sums).cents
}

const counterValue = (name: string): SQL =>
  sql`coalesce((select ${counters.value} from ${counters} where ${counters.name} = ${name}), 0)`

/** The sum of the whole ledger. Only the lines since the last checkpoint are read. */
export const selectLedgerSum = (db: Db) =>
  db
    .select({ cents: sql`${counterValue(names.sum)} + ${sumOfLines}`.mapWith(Number) })
    .from(ledgerLines)
    .where(gte(ledgerLines.id, firstIdAt(counterValue(names.until))))

export const sumLedgerNow = async (db: Db): Promise<number> => onlyRow(await selectLedgerSum(db)).cents

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
