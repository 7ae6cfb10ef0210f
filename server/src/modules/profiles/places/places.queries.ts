import { and, between, desc, eq, gte, lt, max, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { places, plainCity } from '../../../platform/places/places.tables.ts'

const most = 8

const mean = (column: SQL) => sql<number>`round(avg(${column})::numeric, 4)`.mapWith(Number)

/** By code points, so the index of plain names is used. */
const begins = (name: string) => and(gte(plainCity, sql`${name}`), lt(plainCity, sql`${`${name}\u{10ffff}`}`))

export interface CitySearch {
  /** The beginning of the name. */
  name: string
  /** The beginning of its state, if one was given. */
  state?: string | undefined
}

const isFound = ({ name, state }: CitySearch) =>
  state === undefined
    ? begins(name)
    : and(eq(plainCity, sql`${name}`), sql`starts_with(lower(${places.state}), ${state})`)

/** The gazetteer has no population for some cities, such as New York. Many postal codes mean many people. */
const size = sql`coalesce(${max(places.city_population)}, (count(*) - 1) * 3500)`

/** Best known first. A city has many postal codes, and its location is their center. */
export const findCities = (db: Db, searches: readonly CitySearch[]) =>
  db
    .select({
      city: places.city,
      state: places.state,
      lat: mean(sql`${places.lat}`),
      lon: mean(sql`${places.lon}`),
    })
    .from(places)
    .where(or(...searches.map(isFound)))
    .groupBy(places.city, places.state)
    .orderBy(desc(size), sql`${places.city} collate "C"`, places.state)
    .limit(most)

export const findByZip = (db: Db, digits: string) =>
  db
    .select({
      city: places.city,
      state: places.state,
      zip: places.zip,
      lat: places.lat,
      lon: places.lon,
    })
    .from(places)
    .where(between(places.zip, digits.padEnd(5, '0'), digits.padEnd(5, '9')))
    .orderBy(sql`${places.city_population} desc nulls last`, places.zip)
    .limit(most)
