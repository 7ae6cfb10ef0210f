import { and, asc, eq, gt } from 'drizzle-orm'
import { type ArchivePart, rowsById } from '../../platform/archive/archive.ts'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { selectCodesOf } from './affiliates.queries.ts'
import { discreetName } from './affiliates.rules.ts'
import { commissions, payouts, promoCodes, referrals } from './affiliates.tables.ts'

/** As under My Sales: a first name and an initial. */
const findSales = (db: Db, ownerId: string) =>
  rowsById(async (after, limit) => {
    const sales = await db
      .select({
        id: referrals.id,
        promo_code: promoCodes.code,
        first_name: users.first_name,
        last_name: users.last_name,
        deleted_at: users.deleted_at,
        signed_up_at: referrals.created_at,
      })
      .from(referrals)
      .innerJoin(promoCodes, eq(promoCodes.id, referrals.promo_code_id))
      .innerJoin(users, eq(users.id, referrals.user_id))
      .where(and(eq(promoCodes.owner_id, ownerId), gt(referrals.id, after)))
      .orderBy(asc(referrals.id))
      .limit(limit)
    return sales.map(({ first_name, last_name, deleted_at, ...sale }) => ({
      ...sale,
      name: deleted_at ? 'Deleted account' : discreetName({ first_name, last_name }),
    }))
  })

/** Without the customer, as in every list that leaves the product. */
const findCommissions = (db: Db, ownerId: string) =>
  rowsById((after, limit) =>
    db
      .select({
        id: commissions.id,
        promo_code: promoCodes.code,
        kind: commissions.kind,
        payment_cents: commissions.base_cents,
        percent: commissions.percent,
        commission_cents: commissions.cents,
        payable_at: commissions.payable_at,
        created_at: commissions.created_at,
      })
      .from(commissions)
      .innerJoin(promoCodes, eq(promoCodes.id, commissions.promo_code_id))
      .where(and(eq(commissions.owner_id, ownerId), gt(commissions.id, after)))
      .orderBy(asc(commissions.id))
      .limit(limit),
  )

const findPayouts = (db: Db, ownerId: string) =>
  db
    .select({ cents: payouts.cents, paid_on: payouts.paid_on, reference: payouts.reference })
    .from(payouts)
    .where(eq(payouts.owner_id, ownerId))
    .orderBy(asc(payouts.paid_on), asc(payouts.id))

/** A person's own promo codes with their sales, and the code they signed up with. */
export const archiveAffiliates: ArchivePart = {
  tables: [promoCodes, referrals, commissions, payouts],
  read: async function* (db, { userId }) {
    yield { path: 'sales/promo-codes.json', rows: await selectCodesOf(db, userId) }
    yield { path: 'sales/sign-ups.json', rows: findSales(db, userId) }
    yield { path: 'sales/commissions.json', rows: findCommissions(db, userId) }
    yield { path: 'sales/payouts.json', rows: await findPayouts(db, userId) }
    const used = await db
      .select({ promo_code: promoCodes.code, used_at: referrals.created_at })
      .from(referrals)
      .innerJoin(promoCodes, eq(promoCodes.id, referrals.promo_code_id))
      .where(eq(referrals.user_id, userId))
    yield { path: 'account/promo-code-you-used.json', rows: used }
  },
}
