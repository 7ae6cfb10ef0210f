import { boolean, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'

/**
 * What the sports count and measure: a row for each sport, hand, position, season column, and measurement. Adding rows
 * adds a sport. Fields that a kind doesn't use are empty.
 */
export const sportFacts = pgTable(
  'profiles_sport_facts',
  {
    sport_key: text().notNull(),
    kind: text().$type<'sport' | 'hand' | 'position' | 'column' | 'measurement'>().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    place: integer().notNull(),
    /** The header of a column. */
    label: text(),
    /** Positions of a group have their own columns: a goalie's differ from a skater's. */
    group_key: text(),
    gender: text(),
    decimals: smallint(),
    min: real(),
    max: real(),
    /** `tpa&fgm` or `h-d3-hr`. */
    at_most: text(),
    /** Sums such as `fgm+0.5*tpm`: the first divided by the second, multiplied by this factor. */
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
