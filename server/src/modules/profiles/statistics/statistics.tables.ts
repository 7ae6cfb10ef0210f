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

/** A season in high school or club. The values are as typed, by column of the sport. */
export const seasons = pgTable(
  'profiles_seasons',
  {
    id: uuid().primaryKey(),
    athlete_id: athleteId(),
    type: text().$type<AthleteType>().notNull(),
    /** The year in which the season began. */
    season: smallint(),
    team: text(),
    values: jsonb().$type<Record<string, number>>().notNull(),
    source: text().$type<Source>().notNull(),
    source_date: date(),
    /** 0 unless an order was chosen. */
    rank: integer().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index('profiles_seasons_athlete').on(table.athlete_id)],
)

/** The figures that athletes are compared by: those of the last high-school season, including derived ones. */
export const figures = pgTable(
  'profiles_figures',
  {
    athlete_id: athleteId(),
    key: text().notNull(),
    value: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.athlete_id, table.key] })],
)

/** The distribution of a figure among athletes of the same sport, gender, class, and position. */
export const pools = pgTable(
  'profiles_pools',
  {
    sport_key: text().notNull(),
    /** Always set by the nightly job. Older rows without a gender match nobody. */
    gender: text(),
    class_year: smallint().notNull(),
    position: text().notNull(),
    key: text().notNull(),
    size: integer().notNull(),
    /** The 99 percentile values. */
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
