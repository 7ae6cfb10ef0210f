import { and, eq, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'

/** The entries of a section that is a list. */
export interface EntryTable extends PgTable {
  id: PgColumn
  athlete_id: PgColumn
  created_at: PgColumn
}

export type Values<T extends EntryTable> = Omit<
  InferInsertModel<T>,
  'id' | 'athlete_id' | 'created_at' | 'rank'
>

/** More than anyone needs, and few enough to read. */
const mostEntries = 1000

const isTheirs = (table: EntryTable, athleteId: string, id: string) =>
  and(eq(table.id, id), eq(table.athlete_id, athleteId))

interface OrderedTable extends EntryTable {
  rank: PgColumn
}

const isOrdered = (table: EntryTable): table is OrderedTable => 'rank' in table

/** If there is a chosen order, a new entry comes last and moves nothing. If not, all ranks are 0. */
export const lastRank = async (tx: Db, table: OrderedTable, isAmong: SQL | undefined): Promise<number> => {
  const [found] = await tx
    .select({ last: sql<number>`coalesce(max(${table.rank}), 0)::int` })
    .from(table)
    .where(isAmong)
  return found && found.last > 0 ? found.last + 1 : 0
}

/** High school and club are two lists in one table. */
const isInList = (table: EntryTable, athleteId: string, values: object) => {
  const isTyped = 'type' in table && 'type' in values
  return and(eq(table.athlete_id, athleteId), isTyped ? eq(table.type as PgColumn, values.type) : undefined)
}

/** Changes an entry, or adds one. Another athlete's entry is not found. */
export const putEntry = async <T extends EntryTable>(
  tx: Db,
  table: T,
  athleteId: string,
  id: string | undefined,
  values: Values<T>,
): Promise<void> => {
  if (id !== undefined) {
    const changed = await tx
      .update(table as EntryTable)
      .set(values)
      .where(isTheirs(table, athleteId, id))
      .returning({ id: table.id })
    if (changed.length === 0) throw new AppError('not_found')
    return
  }
  const entry = { id: uuidv7(), athlete_id: athleteId, created_at: clock.now(), ...values }
  const rank = isOrdered(table) ? { rank: await lastRank(tx, table, isInList(table, athleteId, values)) } : {}
  const added = await tx
    .insert(table as EntryTable)
    .values({ ...entry, ...rank })
    .returning({
      count: sql<number>`(select count(*) from ${table} where ${table.athlete_id} = ${athleteId})::int`,
    })
  // The row itself is not counted yet.
  if ((added[0]?.count ?? 0) >= mostEntries)
    throw new AppError('invalid', { message: `There is room for ${mostEntries} entries.` })
}

/** True if it existed. */
export const dropEntry = async (
  tx: Db,
  table: EntryTable,
  athleteId: string,
  id: string,
): Promise<boolean> => {
  const dropped = await tx
    .delete(table)
    .where(isTheirs(table, athleteId, id))
    .returning({ id: table.id })
  return dropped.length > 0
}

/** Puts the entries in this order. */
export const orderEntries = async (
  tx: Db,
  table: EntryTable & { rank: PgColumn },
  athleteId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const ranks = sql.join(
    ids.map((id, index) => sql`(${id}::uuid, ${index + 1}::int)`),
    sql`, `,
  )
  const name = sql.identifier(getTableName(table))
  await tx.execute(sql`update ${name} set rank = chosen.rank from (values ${ranks}) as chosen (id, rank)
    where ${name}.id = chosen.id and ${name}.athlete_id = ${athleteId}`)
}
