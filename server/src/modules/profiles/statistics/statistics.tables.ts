import type { AthleteType, Source } from '@fieldhouse/contract/profiles.sections'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'
import { athletes } from '../profiles.tables.ts'

const athleteId = () =>
  uuid()
    .notNull()
    .references(() => athletes.id, { onDelete: 'cascade' })

/** A season of high school or club. The values are what was typed, by column of the sport. */
export const seasons = pgTable(
  'profiles_seasons',
  {
    id: uuid().primaryKey(),
    athlete_id: athleteId(),
    type: text().$type<AthleteType>().notNull(),
    /** The year in which it began. */
    season: smallint(),
    team: text(),
    values: jsonb().$type<Record<string, number>>().notNull(),
    source: text().$type<Source>().notNull(),
    source_date: date(),
    /** 0 unless somebody chose an order. */
    rank: integer().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('profiles_seasons_athlete').on(table.athlete_id)],
)

/** The figures by which athletes are compared: those of the last high-school season, derived ones too. */
export const figures = pgTable(
  'profiles_figures',
  {
    athlete_id: athleteId(),
    key: text().notNull(),
    value: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_id, table.key] })],
)

/** How a figure is spread among athletes of the same sport, gender, class and position. */
export const pools = pgTable(
  'profiles_pools',
  {
    sport_key: text().notNull(),
    /** Always set by the nightly job. Rows from before pools had a gender have none, and match nobody. */
    gender: text(),
    class_year: smallint().notNull(),
    position: text().notNull(),
    key: text().notNull(),
    size: integer().notNull(),
    /** The values below which 1, 2 … 99 of a hundred lie. */
    percentiles: real().array().notNull(),
    computed_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('profiles_pools_group').on(
      table.sport_key,
      table.gender,
      table.class_year,
      table.position,
      table.key,
    ),
  ],
)
