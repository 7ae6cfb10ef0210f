import type { timeSources } from '@fieldhouse/contract/tasks.ledger'
import type { TaskStatus } from '@fieldhouse/contract/tasks.rules'
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
import { moment } from '../../platform/database/columns.ts'
import { userId, users } from '../accounts/accounts.tables.ts'

/** The list for new athletes. A claimed athlete gets a copy, so a change never rewrites what was done. */
export const programTasks = pgTable('tasks_program', {
  id: uuid().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  percent: integer().notNull(),
  done_when: text().notNull(),
})

/** One row: who changed the list last, and how often it was changed. */
export const programState = pgTable(
  'tasks_program_state',
  {
    id: integer().primaryKey(),
    version: integer().notNull(),
    updated_at: moment(),
    updated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [check('tasks_program_state_one', sql`${table.id} = 1`)],
)

/** COA-03: the tasks of an athlete. */
export const tasks = pgTable(
  'tasks_tasks',
  {
    id: uuid().primaryKey(),
    athlete_user_id: userId(),
    position: integer().notNull(),
    name: text().notNull(),
    percent: integer().notNull(),
    done_when: text().notNull(),
    /** The success coach who added it. Null for a task of the program. */
    added_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    is_own: boolean().notNull().default(false),
    status: smallint().$type<TaskStatus>().notNull().default(0),
    /** Kept seconds: always the sum of the ledger. Written together with it. */
    time_spent: integer().notNull().default(0),
    completed_at: moment(),
    /** The last change of its status, or the last work on it. */
    touched_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('tasks_tasks_athlete').on(table.athlete_user_id, table.position),
    check('tasks_tasks_status', sql`${table.status} between 0 and 3`),
    check('tasks_tasks_time', sql`${table.time_spent} >= 0`),
    check('tasks_tasks_percent', sql`${table.percent} between 0 and 100`),
  ],
)

/** The running task of a success coach. The primary key allows one for each coach. All times are the server's. */
export const runningTasks = pgTable(
  'tasks_running',
  {
    coach_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    task_id: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    athlete_user_id: userId(),
    started_at: moment().notNull(),
    /** Everything before this is in the ledger. */
    settled_at: moment().notNull(),
    last_active_at: moment().notNull(),
    last_seen_at: moment().notNull(),
    done: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('tasks_running_task').on(table.task_id),
    index('tasks_running_athlete').on(table.athlete_user_id),
    check('tasks_running_order', sql`${table.last_active_at} >= ${table.settled_at}`),
  ],
)

/**
 * The time ledger: one row for each stretch, on whole seconds. Rows are never changed, except for the description. A
 * constraint in the migration keeps the stretches of a coach from overlapping.
 */
export const timeEntries = pgTable(
  'tasks_time',
  {
    id: uuid().primaryKey(),
    coach_id: userId(),
    athlete_user_id: userId(),
    task_id: uuid()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    from_at: moment().notNull(),
    to_at: moment().notNull(),
    is_discarded: boolean().notNull(),
    source: text().$type<(typeof timeSources)[number]>().notNull(),
    done: text().notNull().default(''),
    created_at: moment().notNull(),
  },
  (table) => [
    index('tasks_time_coach').on(table.coach_id, table.from_at),
    index('tasks_time_athlete').on(table.athlete_user_id, table.from_at),
    index('tasks_time_task').on(table.task_id),
    index('tasks_time_from').on(table.from_at, table.id),
    check('tasks_time_order', sql`${table.to_at} > ${table.from_at}`),
    check(
      'tasks_time_whole_seconds',
      sql`extract(microseconds from ${table.from_at})::int % 1000000 = 0 and extract(microseconds from ${table.to_at})::int % 1000000 = 0`,
    ),
  ],
)

/** Notes of success coaches about an athlete. */
export const coachNotes = pgTable(
  'tasks_notes',
  {
    id: uuid().primaryKey(),
    athlete_user_id: userId(),
    author_id: userId(),
    text: text().notNull(),
    is_shared: boolean().notNull(),
    is_pinned: boolean().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [index('tasks_notes_athlete').on(table.athlete_user_id, table.created_at)],
)
