import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { userId, users } from '../accounts/accounts.tables.ts'

/** A tournament or camp whose coaches sign up through its link. */
export const events = pgTable('teams_events', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  starts_on: date().notNull(),
  ends_on: date().notNull(),
  place: text().notNull(),
  created_at: moment().notNull(),
  /** Counts the changes, so two people can't overwrite each other. */
  version: integer().notNull().default(1),
})

export const teams = pgTable(
  'teams_teams',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    event_id: uuid().references(() => events.id, { onDelete: 'set null' }),
    /** The owner of the link, who confirms the coaches who join through it. */
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: moment().notNull(),
    /** Counts the changes of its name and event, so two people can't overwrite each other. */
    version: integer().notNull().default(1),
    /** Its links don't work, and nobody sees it. Its owner can bring it back. */
    deleted_at: moment(),
  },
  (table) => [
    index('teams_teams_event').on(table.event_id),
    index('teams_teams_created_by').on(table.created_by),
  ],
)

export const teamMembers = pgTable(
  'teams_members',
  {
    team_id: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    user_id: userId(),
    /** For a coach: confirmed, or refused with a reason, by the creator of the link or an admin. */
    confirmed_at: moment(),
    refused_at: moment(),
    decided_by: uuid(),
    reason: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.team_id, table.user_id] }),
    index('teams_members_user').on(table.user_id),
  ],
)
