import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
    created_at: moment().notNull(),
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
  expires_at: moment().notNull(),
  used_at: moment(),
  used_by: uuid(),
})
