import { and, eq, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { shownName, users } from '../../accounts/index.ts'
import { taxRates } from '../payments.tables.ts'

export const findTaxRates = (db: Db) =>
  db
    .select({
      state: taxRates.state,
      rate: taxRates.rate,
      version_id: taxRates.version_id,
      updated_at: taxRates.updated_at,
      updated_by: sql<string | null>`case when ${users.id} is not null then ${shownName(users)} end`,
    })
    .from(taxRates)
    .leftJoin(users, eq(users.id, taxRates.updated_by))

/** The rate that an admin saw, locked. Null if somebody changed or removed it. */
export const lockSeenRate = async (tx: Db, state: string, versionId: string) => {
  const [found] = await tx
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.state, state), eq(taxRates.version_id, versionId)))
    .for('update')
  return found ?? null
}

interface NewRate {
  readonly state: string
  readonly rate: number
  readonly updated_by: string
}

/** False if the state has a rate. */
export const insertRate = async (tx: Db, rate: NewRate): Promise<boolean> => {
  const inserted = await tx
    .insert(taxRates)
    .values({ ...rate, updated_at: clock.now(), version_id: uuidv7() })
    .onConflictDoNothing()
    .returning({ state: taxRates.state })
  return inserted.length > 0
}

export const updateRate = async (tx: Db, { state, ...change }: NewRate): Promise<void> => {
  await tx
    .update(taxRates)
    .set({ ...change, updated_at: clock.now(), version_id: uuidv7() })
    .where(eq(taxRates.state, state))
}

export const deleteRate = async (tx: Db, state: string): Promise<void> => {
  await tx.delete(taxRates).where(eq(taxRates.state, state))
}
