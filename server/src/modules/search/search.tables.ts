import type { FilterId } from '@fieldhouse/contract/search'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  customType,
  date,
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
import { userId } from '../accounts/accounts.tables.ts'

/** In PostgreSQL's syntax: `'amara':1 'whitlock':2`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * One row for each athlete who is not deleted, with everything a search needs and shows. Written in the transaction
 * that changes the page (SRC-05).
 */
export const searchAthletes = pgTable(
  'search_athletes',
  {
    athlete_id: uuid().primaryKey(),
    user_id: userId().unique(),
    slug: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    photo_url: text(),
    sport_key: text().notNull(),
    /** With its sport, `basketball:PG`, because the same key means something else in another sport. */
    position: text(),
    class_year: smallint(),
    state: text(),
    gender: text(),
    height_in: smallint(),
    weight_lb: smallint(),
    height_band: text(),
    weight_band: text(),
    high_school: text(),
    city: text(),
    is_visible: boolean().notNull(),
    /** How complete the page is. More complete pages come first among equals. */
    score: smallint().notNull(),
    /** Name words unchanged, `@bend` for school and town, `^a` for the beginning of a name word. */
    words: tsvector().notNull(),
  },
  (table) => [
    index('search_athletes_score').on(table.score.desc().nullsFirst(), table.athlete_id),
    // Has all columns of the most common filters, so they are counted without reading the rows.
    index('search_athletes_choice').on(table.state, table.sport_key, table.class_year, table.is_visible),
    // The order of a coach's results: by class, and by name within it.
    index('search_athletes_class').on(
      table.sport_key,
      table.class_year,
      sql`lower(${table.last_name}) collate "C"`,
      sql`lower(${table.first_name}) collate "C"`,
      table.user_id,
    ),
    index('search_athletes_words').using(
      'gin',
      table.words,
      table.sport_key,
      table.position,
      table.class_year,
      table.state,
      table.gender,
      table.height_band,
      table.weight_band,
    ),
  ],
)

/**
 * How each word of a name or a place may be misspelled: its beginning with up to two letters left out, and `~` with its
 * sound. Rows are only added, so requests don't block each other.
 */
export const searchSpellings = pgTable(
  'search_spellings',
  {
    spelling: text().notNull(),
    token: text().notNull(),
    kind: text().$type<'name' | 'place'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spelling, table.token, table.kind] })],
)

/** SRC-02: a signed-in person's search filters. */
export const searchChoices = pgTable('search_choices', {
  user_id: userId().primaryKey(),
  chosen: jsonb().$type<Partial<Record<FilterId, string[]>>>().notNull(),
  updated_at: moment().notNull(),
})

/** SRC-04: the athletes a person looked up. */
export const searchHistory = pgTable(
  'search_history',
  {
    user_id: userId(),
    athlete_user_id: userId(),
    /** Later ones are higher, also within a millisecond. */
    place: bigserial({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.athlete_user_id] }),
    index('search_history_user').on(table.user_id, table.place),
  ],
)

/** How many searches there were on a day of the house, and how many found nobody. */
export const searchDays = pgTable('search_days', {
  day: date().primaryKey(),
  searches: integer().notNull(),
  found_nothing: integer().notNull(),
})

/** What was typed when nobody was found. It does not say who typed it, and it is forgotten after some weeks. */
export const searchMisses = pgTable(
  'search_misses',
  { day: date().notNull(), text: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.text] })],
)
