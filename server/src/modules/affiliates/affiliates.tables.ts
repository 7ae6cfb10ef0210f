import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/database/bytea.ts'
import { moment } from '../../platform/database/columns.ts'
import { userId, users } from '../accounts/accounts.tables.ts'

/** A code that makes a package cheaper, and shows who made the sale. */
export const promoCodes = pgTable(
  'affiliates_promo_codes',
  {
    id: uuid().primaryKey(),
    /** Upper case. */
    code: text().notNull(),
    kind: text().$type<'percent' | 'amount'>().notNull(),
    percent: smallint(),
    amount_cents: integer(),
    /** The person who is paid for the sales. Our own codes have no owner. */
    owner_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    valid_from: moment().notNull(),
    valid_until: moment(),
    /** How many months of charges it makes cheaper. Null is without an end. */
    months: smallint(),
    max_uses: integer(),
    uses: integer().notNull().default(0),
    is_active: boolean().notNull().default(true),
    /** The owner's share of each payment, without taxes. */
    commission_percent: smallint().notNull().default(20),
    /** How long a person who signed up with it earns the owner a share. */
    commission_months: smallint().notNull().default(12),
    created_at: moment().notNull(),
    /** Counts the changes, so two admins can't overwrite each other. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('affiliates_promo_codes_code').on(table.code),
    index('affiliates_promo_codes_owner').on(table.owner_id),
    check('affiliates_promo_codes_text', sql`${table.code} ~ '^[A-Z0-9]{3,10}$'`),
    check(
      'affiliates_promo_codes_worth',
      sql`(${table.kind} = 'percent' and ${table.percent} between 1 and 100 and ${table.amount_cents} is null)
        or (${table.kind} = 'amount' and ${table.amount_cents} > 0 and ${table.percent} is null)`,
    ),
    check('affiliates_promo_codes_months', sql`${table.months} > 0`),
    check(
      'affiliates_promo_codes_commission',
      sql`${table.commission_percent} between 0 and 100 and ${table.commission_months} between 1 and 120`,
    ),
    check(
      'affiliates_promo_codes_uses',
      sql`${table.max_uses} is null or ${table.uses} <= ${table.max_uses}`,
    ),
  ],
)

/** The people who signed up with a code. One code per person, once. */
export const referrals = pgTable(
  'affiliates_referrals',
  {
    id: uuid().primaryKey(),
    promo_code_id: uuid()
      .notNull()
      .references(() => promoCodes.id),
    user_id: userId().unique(),
    created_at: moment().notNull(),
  },
  (table) => [index('affiliates_referrals_code').on(table.promo_code_id, table.created_at)],
)

/** An invitation to become an affiliate, with what we already know about the person. */
export const affiliateInvites = pgTable('affiliates_invites', {
  id: uuid().primaryKey(),
  code_hash: bytea().notNull().unique(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  gender: text(),
  email: text().notNull(),
  created_by: uuid().notNull(),
  created_at: moment().notNull(),
  /** The last time it was emailed. */
  sent_at: moment().notNull(),
  expires_at: moment().notNull(),
  /** The first time someone followed the link. */
  opened_at: moment(),
  withdrawn_at: moment(),
  used_at: moment(),
  used_by: uuid(),
})

/** Rows about money outlive the people. Erasing an account leaves the row of its user without a name. */
const keptUserId = () => uuid().references(() => users.id, { onDelete: 'set null' })

export type CommissionKind = 'earned' | 'returned'

/** What owners earned, line by line. A refund adds a line that takes its share back. Rows are only ever added. */
export const commissions = pgTable(
  'affiliates_commissions',
  {
    /** Also the event in the ledger. */
    id: uuid().primaryKey(),
    promo_code_id: uuid()
      .notNull()
      .references(() => promoCodes.id),
    /** Whose it is, even if the code has another owner later. */
    owner_id: keptUserId(),
    customer_id: keptUserId(),
    charge_id: uuid().notNull(),
    kind: text().$type<CommissionKind>().notNull(),
    /** The payment without taxes. Negative for what was returned. */
    base_cents: integer().notNull(),
    percent: smallint().notNull(),
    cents: integer().notNull(),
    /** When the payment settled, also in the lines of its refunds. */
    sold_at: moment().notNull(),
    payable_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('affiliates_commissions_earned').on(table.charge_id).where(sql`${table.kind} = 'earned'`),
    index('affiliates_commissions_charge').on(table.charge_id),
    index('affiliates_commissions_owner').on(table.owner_id, table.payable_at),
    index('affiliates_commissions_code').on(table.promo_code_id, table.created_at),
    check(
      'affiliates_commissions_sign',
      sql`(${table.kind} = 'earned' and ${table.base_cents} > 0 and ${table.cents} >= 0)
        or (${table.kind} = 'returned' and ${table.base_cents} < 0 and ${table.cents} <= 0)`,
    ),
  ],
)

/** What was paid to owners. An admin enters it after the transfer. */
export const payouts = pgTable(
  'affiliates_payouts',
  {
    /** Also the event in the ledger. */
    id: uuid().primaryKey(),
    owner_id: keptUserId(),
    cents: integer().notNull(),
    paid_on: date({ mode: 'string' }).notNull(),
    /** The number of the transfer or the check. */
    reference: text().notNull(),
    staff_id: keptUserId(),
    created_at: moment().notNull(),
  },
  (table) => [
    // The same transfer can't be entered twice.
    uniqueIndex('affiliates_payouts_reference').on(table.owner_id, sql`lower(${table.reference})`),
    index('affiliates_payouts_paid').on(table.paid_on, table.id),
    check('affiliates_payouts_cents', sql`${table.cents} > 0`),
  ],
)
