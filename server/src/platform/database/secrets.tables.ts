import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets the product makes for itself on its first start; in the database, so that all nodes share them. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })
