import type { UserType } from '@fieldhouse/contract/guards'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Everyone who has a name here. An athlete entered by a parent has no mail address and no password yet. */
export const users = pgTable(
  'accounts_users',
  {
    id: uuid().primaryKey(),
    type: text().$type<UserType>().notNull(),
    email: text(),
    email_verified_at: timestamp({ withTimezone: true }),
    password_hash: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    gender: text(),
    is_super_admin: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deleted_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('accounts_users_email').on(sql`lower(${table.email})`),
    check(
      'accounts_users_type',
      sql`${table.type} in ('athlete','parent','coach','admin','rsc','affiliate','editor','unknown')`,
    ),
    check('accounts_users_gender', sql`${table.gender} in ('male','female')`),
    check('accounts_users_super_admin', sql`not ${table.is_super_admin} or ${table.type} = 'admin'`),
  ],
)
