import type { PackageKey } from '@fieldhouse/contract/billing'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'

/** The packages. The four rows are product data: a migration adds them, and admins may change them. */
export const packages = pgTable(
  'billing_packages',
  {
    key: text().$type<PackageKey>().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    tagline: text().notNull(),
    /** In cents. The price of a year is calculated from it. */
    month_price: integer().notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    check('billing_packages_key', sql`${table.key} in ('package-1','package-2','package-3','package-4')`),
    check('billing_packages_month_price', sql`${table.month_price} > 0`),
  ],
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
