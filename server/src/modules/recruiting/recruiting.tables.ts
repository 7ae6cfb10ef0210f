import type { LoggedType, Outcome } from '@fieldhouse/contract/recruiting.activity'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { userId, users } from '../accounts/accounts.tables.ts'
import { collegeCoaches, colleges } from '../colleges/colleges.tables.ts'

/** RCC-03: a logged call, email, or SMS between an athlete's family and a coach. */
export const activityEvents = pgTable(
  'recruiting_events',
  {
    id: uuid().primaryKey(),
    athlete_user_id: userId(),
    /** The coach as a contact. A coach without a college has only the user id. */
    contact_id: uuid().references(() => collegeCoaches.id, { onDelete: 'cascade' }),
    coach_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    type: smallint().$type<LoggedType>().notNull(),
    event_date: date().notNull(),
    event_time: time({ precision: 0 }).notNull(),
    /** Minutes that the author's clock was behind UTC. */
    clock_offset: smallint().notNull().default(0),
    note: text().notNull(),
    outcome: text().$type<Outcome>(),
    author_id: userId(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('recruiting_events_athlete').on(table.athlete_user_id, table.event_date, table.event_time),
    index('recruiting_events_contact').on(table.contact_id, table.athlete_user_id),
    index('recruiting_events_coach').on(table.coach_id, table.athlete_user_id),
    // The activity log, type by type in its own order: of a family, and of a coach.
    index('recruiting_events_of_family')
      .on(table.athlete_user_id, table.type, table.event_date, table.event_time, table.id)
      .where(sql`${table.author_id} is distinct from ${table.coach_id}`),
    // Includes the athlete, so events of deleted athletes are counted separately without reading the rows.
    index('recruiting_events_of_coach')
      .on(table.coach_id, table.type, table.event_date, table.event_time, table.id, table.athlete_user_id)
      .where(sql`${table.author_id} = ${table.coach_id}`),
    check('recruiting_events_type', sql`${table.type} in (1, 2, 3)`),
    check('recruiting_events_with', sql`${table.contact_id} is not null or ${table.coach_id} is not null`),
  ],
)

/** What was done in an athlete's recruiting center, and by whom. */
export const activityLogs = pgTable(
  'recruiting_logs',
  {
    id: uuid().primaryKey(),
    athlete_user_id: userId(),
    author_id: userId(),
    text: text().notNull(),
    contact_id: uuid(),
    college_id: integer(),
    created_at: moment().notNull(),
  },
  (table) => [index('recruiting_logs_athlete').on(table.athlete_user_id, table.id)],
)

/** Up to when a person of the family has seen a coach's views. */
export const viewMarks = pgTable(
  'recruiting_view_marks',
  {
    user_id: userId(),
    athlete_user_id: userId(),
    coach_id: userId(),
    seen_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.athlete_user_id, table.coach_id] })],
)

/** A family's favorite colleges, shared by everyone who acts for the athlete. */
export const favoriteColleges = pgTable(
  'recruiting_favorite_colleges',
  {
    athlete_user_id: userId(),
    college_id: integer()
      .notNull()
      .references(() => colleges.id, { onDelete: 'cascade' }),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_user_id, table.college_id] })],
)

/** A coach's favorite athletes. Nobody else sees them. */
export const favoriteAthletes = pgTable(
  'recruiting_favorite_athletes',
  {
    coach_id: userId(),
    athlete_user_id: userId(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.coach_id, table.athlete_user_id] })],
)

/** The colleges that were opened for an athlete, and when last. */
export const viewedColleges = pgTable(
  'recruiting_viewed_colleges',
  {
    athlete_user_id: userId(),
    college_id: integer()
      .notNull()
      .references(() => colleges.id, { onDelete: 'cascade' }),
    viewed_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_user_id, table.college_id] })],
)

/** The filters of the results, for an athlete's family or a coach, and who has seen the guide. */
export const centers = pgTable('recruiting_centers', {
  user_id: userId().primaryKey(),
  filters: jsonb().$type<Record<string, string[]>>().notNull().default({}),
})

/** The guide is shown once to each person. */
export const guidesShown = pgTable('recruiting_guides_shown', {
  user_id: userId().primaryKey(),
  shown_at: moment().notNull(),
})
