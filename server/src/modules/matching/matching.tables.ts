import type { MustHave, SurveyStep } from '@fieldhouse/contract/matching.answers'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { userId, users } from '../accounts/accounts.tables.ts'

/** What was saved of each step. A value that equals the profile's is left out, so it follows the profile. */
export type SavedAnswers = Partial<Record<SurveyStep, Record<string, unknown>>>

/** BCM-01: an athlete's survey. */
export const surveys = pgTable(
  'matching_surveys',
  {
    athlete_user_id: userId().primaryKey(),
    answers: jsonb().$type<SavedAnswers>().notNull(),
    filter_disabled: jsonb().$type<MustHave[]>().notNull(),
    /** Grows with every change. */
    version: integer().notNull(),
    completed_at: moment(),
    saved_at: moment().notNull(),
    saved_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The survey is completed, and it or the profile changed since the matches were scored. */
    is_stale: boolean().notNull(),
  },
  (table) => [index('matching_surveys_stale').on(table.athlete_user_id).where(sql`${table.is_stale}`)],
)

/** A college in the stored ranking: its id, total, chance, miles, and cost. */
export type StoredRank = readonly [
  college_id: number,
  total: number,
  chance: 'reach' | 'target' | 'likely' | null,
  miles: number | null,
  cost: number | null,
]

/** What the list says around the matches, without anything about the viewer. */
export interface StoredSummary {
  /** How many have a team for the athlete, with or without those that no source confirms. */
  readonly considered: number
  /** How many have a team that no source confirms. */
  readonly unverified: number
  readonly costs: readonly { must_have: MustHave; is_on: boolean; colleges: number }[]
}

/** BCM-02: the matches of an athlete as they were last scored. They count only for the same inputs. */
export const results = pgTable(
  'matching_results',
  {
    athlete_user_id: userId().primaryKey(),
    /** A hash of everything the matches follow from: answers, catalog, and method. */
    inputs: text().notNull(),
    survey_version: integer().notNull(),
    catalog_version: text().notNull(),
    method_version: integer().notNull(),
    summary: jsonb().$type<StoredSummary>().notNull(),
    /** The best first. */
    ranking: jsonb().$type<StoredRank[]>().notNull(),
    /** The best five that the family knows, by college. */
    best_known: jsonb().$type<number[]>().notNull(),
    scored_at: moment().notNull(),
  },
  (table) => [
    index('matching_results_catalog').on(table.catalog_version),
    index('matching_results_method').on(table.method_version),
  ],
)

/** The first pages of the list in the default order, as JSON. Favorites are added when a page is read. */
export const matchPages = pgTable(
  'matching_pages',
  {
    athlete_user_id: userId(),
    number: smallint().notNull(),
    inputs: text().notNull(),
    matches: text().notNull(),
    /** The length of the whole list. */
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_user_id, table.number] })],
)

/** The tip is shown once to each person. */
export const tipsShown = pgTable('matching_tips_shown', {
  user_id: userId().primaryKey(),
  shown_at: moment().notNull(),
})
