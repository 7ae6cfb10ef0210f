import { boolean, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'

/**
 * What the sports count and measure: a row for each sport, hand, position, column of a season and measurement. A sport is
 * added by adding rows. What a kind has no use for is empty.
 */
export const sportFacts = pgTable(
  'profiles_sport_facts',
  {
    sport_key: text().notNull(),
    kind: text().$type<'sport' | 'hand' | 'position' | 'column' | 'measurement'>().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    place: integer().notNull(),
    /** Over a column. */
    label: text(),
    /** Positions of a group have columns of their own: a goalie's differ from a skater's. */
    group_key: text(),
    gender: text(),
    decimals: smallint(),
    min: real(),
    max: real(),
    /** `tpa&fgm` or `h-d3-hr`. */
    at_most: text(),
    /** Sums such as `fgm+0.5*tpm`: the one divided by the other, times so much. */
    formula_of: text(),
    formula_by: text(),
    formula_times: real(),
    is_derived: boolean(),
    tile: smallint(),
    is_compared: boolean(),
    is_lower_better: boolean(),
    unit: text(),
    step: real(),
    usual_min: real(),
    usual_max: real(),
  },
  (table) => [primaryKey({ columns: [table.sport_key, table.kind, table.key] })],
)
