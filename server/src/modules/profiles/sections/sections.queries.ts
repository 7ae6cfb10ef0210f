import type { Picture } from '@fieldhouse/contract/profiles.document'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { dropEntry, orderEntries, putEntry, type Values } from '../editing/entries.queries.ts'
import * as tables from './sections.tables.ts'

/** The sections that are lists, by their group. */
const lists = {
  metrics: tables.metrics,
  goals: tables.goals,
  coaches: tables.references,
  awards: tables.awards,
  answers: tables.answers,
  press: tables.press,
  schedule: tables.scheduledEvents,
  interview: tables.interviews,
}

type Lists = typeof lists
type List = keyof Lists

/** Changes an entry of a list, or adds one. */
export const putListEntry = <L extends List>(
  tx: Db,
  list: L,
  athleteId: string,
  id: string | undefined,
  values: Values<Lists[L]>,
): Promise<void> => putEntry(tx, lists[list], athleteId, id, values)

/** True if it existed. */
export const dropListEntry = (tx: Db, list: List, athleteId: string, id: string): Promise<boolean> =>
  dropEntry(tx, lists[list], athleteId, id)

export const orderPress = (tx: Db, athleteId: string, ids: readonly string[]): Promise<void> =>
  orderEntries(tx, tables.press, athleteId, ids)

export const findPressPicture = async (
  db: Db,
  athleteId: string,
  articleId: string,
): Promise<Picture | null> => {
  const { press } = tables
  const [article] = await db
    .select({ picture: press.picture })
    .from(press)
    .where(and(eq(press.id, articleId), eq(press.athlete_id, athleteId)))
  return article?.picture ?? null
}

type Row<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'athlete_id'>

export const putContacts = async (tx: Db, athlete_id: string, row: Row<typeof tables.contacts>) => {
  await tx
    .insert(tables.contacts)
    .values({ athlete_id, ...row })
    .onConflictDoUpdate({ target: tables.contacts.athlete_id, set: row })
}

export const putEducation = async (tx: Db, athlete_id: string, row: Row<typeof tables.education>) => {
  await tx
    .insert(tables.education)
    .values({ athlete_id, ...row })
    .onConflictDoUpdate({ target: tables.education.athlete_id, set: row })
}

export const putQuote = async (tx: Db, athlete_id: string, row: Row<typeof tables.quotes>) => {
  await tx
    .insert(tables.quotes)
    .values({ athlete_id, ...row })
    .onConflictDoUpdate({ target: tables.quotes.athlete_id, set: row })
}

export const dropQuote = async (tx: Db, athleteId: string): Promise<void> => {
  await tx.delete(tables.quotes).where(eq(tables.quotes.athlete_id, athleteId))
}

export const putVipDetails = async (tx: Db, athlete_id: string, row: Row<typeof tables.vipDetails>) => {
  await tx
    .insert(tables.vipDetails)
    .values({ athlete_id, ...row })
    .onConflictDoUpdate({ target: tables.vipDetails.athlete_id, set: row })
}
