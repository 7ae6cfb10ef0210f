import type { CodeFilter, CodeState } from '@fieldhouse/contract/affiliates.codes'
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { shownName, users } from '../../accounts/index.ts'
import { promoCodes } from '../affiliates.tables.ts'

/** As `isRunning` and `isFree` decide it, for many rows at once. */
const codeState = (): SQL<CodeState> => {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  return sql<CodeState>`case
    when not ${promoCodes.is_active} or ${promoCodes.valid_until} <= ${now} then 'ended'
    when ${promoCodes.uses} >= ${promoCodes.max_uses} then 'used-up'
    else 'running' end`
}

const columns = () => ({
  code: promoCodes,
  owner: { id: users.id, name: shownName(users), email: users.email },
  state: codeState(),
})

const selectCodes = (db: Db) =>
  db.select(columns()).from(promoCodes).leftJoin(users, eq(users.id, promoCodes.owner_id))

export type StoredCode = Awaited<ReturnType<typeof selectCodes>>[number]

const text = sql`concat_ws(' ', ${promoCodes.code}, ${users.first_name}, ${users.last_name}, ${users.email})`

/** Not a pattern: the typed text is found as it is. */
const isFoundBy = (q: string | undefined): SQL | undefined =>
  q ? sql`strpos(lower(${text}), lower(${q})) > 0` : undefined

/** Newest first. */
export const findCodes = (
  db: Db,
  { q, state }: { readonly q?: string | undefined; readonly state: CodeFilter },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredCode[]> =>
  selectCodes(db)
    .where(and(isFoundBy(q), state === 'all' ? undefined : eq(codeState(), state)))
    .orderBy(desc(promoCodes.created_at), desc(promoCodes.id))
    .limit(limit)
    .offset(offset)

export const countCodes = (db: Db, q: string | undefined) =>
  db
    .select({ state: codeState(), count: count() })
    .from(promoCodes)
    .leftJoin(users, eq(users.id, promoCodes.owner_id))
    .where(isFoundBy(q))
    .groupBy(sql`1`)

export const findCodeById = async (db: Db, id: string): Promise<StoredCode | null> => {
  const [found] = await selectCodes(db).where(eq(promoCodes.id, id))
  return found ?? null
}

/** Locked until the transaction ends. People who sign up with it wait too. */
export const lockCodeById = async (tx: Db, id: string): Promise<StoredCode | null> => {
  await tx.select({ id: promoCodes.id }).from(promoCodes).where(eq(promoCodes.id, id)).for('update')
  return findCodeById(tx, id)
}

export const updateCode = (tx: Db, id: string, change: Partial<typeof promoCodes.$inferInsert>) =>
  tx
    .update(promoCodes)
    .set({ ...change, version: sql`${promoCodes.version} + 1` })
    .where(eq(promoCodes.id, id))

/** The account with this email address. */
export const findAccountByEmail = async (db: Db, email: string) => {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deleted_at)))
  return found ?? null
}
