import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets that the product generates on its first start. They are in the database so that all nodes share them. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })
