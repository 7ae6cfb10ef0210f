import { index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { userId } from '../accounts/accounts.tables.ts'

/** A success coach's or admin's evaluation of an athlete, 0 to 100 per part. One per evaluator. */
export const evaluations = pgTable(
  'rankings_evaluations',
  {
    user_id: userId(),
    evaluator_id: userId(),
    competition_level: smallint().notNull(),
    teammates: smallint().notNull(),
    leadership: smallint().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.evaluator_id] })],
)

/** 0.0 to 100.0, exact, so equal scores get equal ranks. */
const tenths = () => numeric({ precision: 4, scale: 1, mode: 'number' }).notNull()

/** The latest calculated score of each evaluated athlete, with its parts. */
export const scores = pgTable(
  'rankings_scores',
  {
    user_id: userId().primaryKey(),
    /** The sport it was calculated for. After a change there is no rank until it is calculated again. */
    sport_key: text().notNull(),
    /** The gender it was calculated for. A change works like that of the sport. Null has no rank. */
    gender: text(),
    production: tenths(),
    competition_level: tenths(),
    consistency: tenths(),
    teammates: tenths(),
    leadership: tenths(),
    score: tenths(),
    evaluations: integer().notNull(),
    seasons: smallint().notNull(),
    calculated_at: moment().notNull(),
  },
  (table) => [index('rankings_scores_sport').on(table.sport_key, table.gender, table.score)],
)
