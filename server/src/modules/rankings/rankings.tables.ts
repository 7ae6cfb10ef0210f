import { index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { userId } from '../accounts/accounts.tables.ts'

/** What a success coach or an admin says of an athlete, by their user, 0 to 100: one from each of them. */
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

/** 0.0 to 100.0: exact, so that the same score is the same rank. */
const tenths = () => numeric({ precision: 4, scale: 1, mode: 'number' }).notNull()

/** The score of everybody who was evaluated, as it was last calculated, with its parts. */
export const scores = pgTable(
  'rankings_scores',
  {
    user_id: userId().primaryKey(),
    /** The sport it was calculated for: whoever changes it has no rank until it is calculated again. */
    sport_key: text().notNull(),
    /** The gender it was calculated for. A change works like that of the sport; null has no rank. */
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
