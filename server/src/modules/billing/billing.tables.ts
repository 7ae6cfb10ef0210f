import type { PackageKey } from '@fieldhouse/contract/billing'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { Day } from '../../platform/house-day.ts'
import { users } from '../accounts/accounts.tables.ts'

/** The packages. The four rows are product data: a migration adds them, and admins may change them. */
export const packages = pgTable(
  'billing_packages',
  {
    key: text().$type<PackageKey>().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    tagline: text().notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    check('billing_packages_key', sql`${table.key} in ('package-1','package-2','package-3','package-4')`),
  ],
)

/** What a package costs from a day on. A price that has started is never changed. */
export const packagePrices = pgTable(
  'billing_package_prices',
  {
    package_key: text()
      .$type<PackageKey>()
      .notNull()
      .references(() => packages.key, { onDelete: 'cascade' }),
    starts_on: date().$type<Day>().notNull(),
    /** In cents. The price of a year is calculated from it. */
    month_price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.package_key, table.starts_on] }),
    check('billing_package_prices_month_price', sql`${table.month_price} > 0`),
  ],
)

/** One row: who changed the packages last, and how often they were changed. */
export const catalogState = pgTable(
  'billing_catalog_state',
  {
    id: integer().primaryKey(),
    version: integer().notNull(),
    updated_at: moment(),
    updated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [check('billing_catalog_state_one', sql`${table.id} = 1`)],
)

/** The options of packages. One list for all packages, so they can be compared. */
export const packageOptions = pgTable('billing_package_options', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  is_hidden: boolean().notNull().default(false),
  position: smallint().notNull(),
})

/** The options of each package. */
export const heldOptions = pgTable(
  'billing_held_options',
  {
    package_key: text()
      .$type<PackageKey>()
      .notNull()
      .references(() => packages.key, { onDelete: 'cascade' }),
    option_id: uuid()
      .notNull()
      .references(() => packageOptions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.package_key, table.option_id] })],
)
