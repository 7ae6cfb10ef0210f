import type { InviteFilter, InviteState } from '@fieldhouse/contract/affiliates.invites'
import { and, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { affiliateInvites } from '../affiliates.tables.ts'

export const insertInvite = (db: Db, invite: typeof affiliateInvites.$inferInsert) =>
  db.insert(affiliateInvites).values(invite)

const isOpen = () =>
  and(
    isNull(affiliateInvites.used_at),
    isNull(affiliateInvites.withdrawn_at),
    gt(affiliateInvites.expires_at, clock.now()),
  )

export const findOpenInvite = async (db: Db, codeHash: Buffer) => {
  const [found] = await db
    .select()
    .from(affiliateInvites)
    .where(and(eq(affiliateInvites.code_hash, codeHash), isOpen()))
  return found ?? null
}

/** False if another request was faster. */
export const useInvite = async (db: Db, id: string, userId: string): Promise<boolean> => {
  const used = await db
    .update(affiliateInvites)
    .set({ used_at: clock.now(), used_by: userId })
    .where(and(eq(affiliateInvites.id, id), isOpen()))
    .returning({ id: affiliateInvites.id })
  return used.length > 0
}

/** Only the first time counts. */
export const markOpened = (db: Db, id: string) =>
  db
    .update(affiliateInvites)
    .set({ opened_at: clock.now() })
    .where(and(eq(affiliateInvites.id, id), isNull(affiliateInvites.opened_at)))

const inviteState = (): SQL<InviteState> => sql<InviteState>`case
  when ${affiliateInvites.used_at} is not null then 'taken-up'
  when ${affiliateInvites.withdrawn_at} is not null then 'withdrawn'
  when ${affiliateInvites.expires_at} <= ${clock.now().toISOString()}::timestamptz then 'expired'
  when ${affiliateInvites.opened_at} is not null then 'opened'
  else 'sent' end`

const columns = () => ({
  id: affiliateInvites.id,
  first_name: affiliateInvites.first_name,
  last_name: affiliateInvites.last_name,
  email: affiliateInvites.email,
  state: inviteState(),
  sent_at: affiliateInvites.sent_at,
  expires_at: affiliateInvites.expires_at,
  opened_at: affiliateInvites.opened_at,
  used_at: affiliateInvites.used_at,
})

const text = sql`concat_ws(' ', ${affiliateInvites.first_name}, ${affiliateInvites.last_name}, ${affiliateInvites.email})`

/** Not a pattern: the typed text is found as it is. */
const isFoundBy = (q: string | undefined): SQL | undefined =>
  q ? sql`strpos(lower(${text}), lower(${q})) > 0` : undefined

export const findInvites = (
  db: Db,
  { q, state }: { readonly q?: string | undefined; readonly state: InviteFilter },
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db
    .select(columns())
    .from(affiliateInvites)
    .where(and(isFoundBy(q), state === 'all' ? undefined : eq(inviteState(), state)))
    .orderBy(desc(affiliateInvites.sent_at), desc(affiliateInvites.id))
    .limit(limit)
    .offset(offset)

export type StoredInvite = Awaited<ReturnType<typeof findInvites>>[number]

export const countInvites = (db: Db, q: string | undefined) =>
  db
    .select({ state: inviteState(), count: count() })
    .from(affiliateInvites)
    .where(isFoundBy(q))
    .groupBy(sql`1`)

/** Locked until the transaction ends, so nobody accepts it in the meantime. */
export const lockInvite = async (tx: Db, id: string): Promise<StoredInvite | null> => {
  const [found] = await tx
    .select(columns())
    .from(affiliateInvites)
    .where(eq(affiliateInvites.id, id))
    .for('update')
  return found ?? null
}

export const updateInvite = (
  tx: Db,
  id: string,
  change: Partial<
    Pick<
      typeof affiliateInvites.$inferInsert,
      'code_hash' | 'sent_at' | 'expires_at' | 'opened_at' | 'withdrawn_at'
    >
  >,
) => tx.update(affiliateInvites).set(change).where(eq(affiliateInvites.id, id))
