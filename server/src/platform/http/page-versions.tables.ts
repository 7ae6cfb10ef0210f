import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How often the things that visitors' pages are made of have changed, by name. Triggers of their tables count, in the
 * transaction that changes them (decision 15). A name has several rows, and its version is their sum: a transaction
 * takes one that no other is changing, so nobody waits for anyone.
 */
export const pageVersions = pgTable('page_versions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().$type<PageVersionName>().notNull(),
  version: bigint({ mode: 'number' }).notNull(),
})

/** What pages may be made of. The triggers in the baseline migration use the same names. */
export type PageVersionName = 'athletes' | 'packages' | 'reference' | 'site'
