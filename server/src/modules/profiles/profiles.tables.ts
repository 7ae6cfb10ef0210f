import type { Picture } from '@fieldhouse/contract/profiles.document'
import type { ColorTheme } from '@fieldhouse/contract/profiles.sections'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/database/bytea.ts'
import { moment } from '../../platform/database/columns.ts'
import { userId } from '../accounts/accounts.tables.ts'
import { accessLetters, accessPlaces } from './access-code.ts'

const centimeters = () => numeric({ precision: 5, scale: 2, mode: 'number' })

/** A new access code, from a secure source. */
export const newAccessCode = sql.raw(
  accessPlaces
    .map(
      (place) => `substr('${accessLetters}', 1 + (get_byte(uuid_send(gen_random_uuid()), ${place}) & 31), 1)`,
    )
    .join(' || '),
)

/** The basic row of an athlete's page. Names and gender are the user's. Sizes are metric (cm, kg). */
export const athletes = pgTable(
  'profiles_athletes',
  {
    id: uuid().primaryKey(),
    user_id: userId().unique(),
    slug: text().notNull().unique(),
    sport_key: text().notNull(),
    position: text(),
    secondary_position: text(),
    class_year: smallint(),
    jersey_number: text(),
    height_cm: centimeters(),
    weight_kg: centimeters(),
    wingspan_cm: centimeters(),
    handedness: text(),
    birth_date: date(),
    high_school: text(),
    club: text(),
    address: text(),
    apt: text(),
    city: text(),
    state: text(),
    zip: text(),
    country: text(),
    lat: real(),
    lon: real(),
    bio: text(),
    photo: jsonb().$type<Picture>(),
    /** The photo without the background. */
    cutout: jsonb().$type<Picture>(),
    color_theme: text().$type<ColorTheme>().notNull().default('black'),
    theme_mode: text().$type<'light' | 'dark'>(),
    is_visible: boolean().notNull().default(true),
    is_seros: boolean().notNull().default(false),
    /** The code that others need to download. */
    access_code: text().notNull().default(newAccessCode),
    /** How often each section was changed. */
    versions: jsonb().$type<Record<string, number>>().notNull().default({}),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('profiles_athletes_sport_class').on(table.sport_key, table.class_year),
    // ADM-05: a few of many.
    index('profiles_athletes_seros').on(table.id).where(sql`${table.is_seros}`),
    // PUB-06: the newest visible athletes.
    index('profiles_athletes_newest').on(table.created_at, table.id).where(sql`${table.is_visible}`),
    index('profiles_athletes_class')
      .on(table.class_year, table.created_at, table.id)
      .where(sql`${table.is_visible}`),
  ],
)

/** Former slugs of a page. They redirect to the current one, and are given to nobody else. */
export const formerSlugs = pgTable('profiles_former_slugs', {
  slug: text().primaryKey(),
  athlete_id: uuid()
    .notNull()
    .references(() => athletes.id, { onDelete: 'cascade' }),
})

/** Slugs of erased pages, as keyed hashes: nobody else gets the address, and no name is stored. */
export const retiredSlugs = pgTable('profiles_retired_slugs', { slug_hash: bytea().primaryKey() })

/**
 * Each page as it is read, written again with every change. The texts are JSON, sent unchanged. A row that is missing
 * or in an old format is built when it is read.
 */
export const documents = pgTable('profiles_documents', {
  athlete_id: uuid()
    .primaryKey()
    .references(() => athletes.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  format: smallint().notNull(),
  /** Public, with contact details, and for the family. */
  page: text().notNull(),
  contacts: text().notNull(),
  own: text().notNull(),
  updated_at: moment().notNull(),
})
