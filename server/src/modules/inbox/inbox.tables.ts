import type { InboxAction, InboxKind, InboxState } from '@fieldhouse/contract/inbox'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { users } from '../accounts/accounts.tables.ts'

/** What the team did outlives the people. Erasing an account leaves the row of its user without a name. */
const keptUserId = () => uuid().references(() => users.id, { onDelete: 'set null' })

/**
 * What waits for the team. The text stays where it was stored: an item has the id of the contact message, the feedback,
 * the report, or the transcript request. A deletion is about `user_id`.
 */
export const inboxItems = pgTable(
  'inbox_items',
  {
    id: uuid().primaryKey(),
    kind: text().$type<InboxKind>().notNull(),
    /** The account it came from, if the person was signed in. */
    user_id: keptUserId(),
    state: text().$type<InboxState>().notNull().default('new'),
    assignee_id: keptUserId(),
    /** Counts the changes, so two admins don't overwrite each other. */
    version: integer().notNull().default(0),
    created_at: moment().notNull(),
  },
  (table) => [
    index('inbox_items_state').on(table.state, table.created_at, table.id),
    index('inbox_items_open').on(table.assignee_id).where(sql`${table.state} in ('new', 'assigned')`),
    index('inbox_items_user').on(table.user_id),
  ],
)

/** What became of an item. Rows are only added. */
export const inboxEntries = pgTable(
  'inbox_entries',
  {
    id: uuid().primaryKey(),
    item_id: uuid()
      .notNull()
      .references(() => inboxItems.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** Null if no person did it. */
    by_id: keptUserId(),
    action: text().$type<InboxAction>().notNull(),
    assignee_id: keptUserId(),
    /** The answer, or the note. Erased with the account of the person who got it. */
    text: text(),
    to_addresses: text().array().notNull().default(sql`'{}'::text[]`),
  },
  (table) => [index('inbox_entries_item').on(table.item_id, table.id)],
)
