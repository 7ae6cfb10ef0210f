import type { Place } from '@fieldhouse/contract/profiles.places'
import type { Db } from '../../../platform/database/database.ts'
import { type CitySearch, findByZip, findCities } from './places.queries.ts'

const country = 'United States'

/** Abbreviations for words that the gazetteer spells out. */
const spelled: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' }

/** The search form of a name: plain letters, lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim()

const withSpelled = (name: string): string[] => {
  const [first = '', ...rest] = name.split(' ')
  const whole = rest.length > 0 && spelled[first]
  return whole ? [name, [whole, ...rest].join(' ')] : [name]
}

/** `bend`, `bend, o`, and `bend or` are all Bend in Oregon. The last may also be the beginning of a longer name. */
const readSearches = (text: string): CitySearch[] => {
  const [name = '', state] = text.split(',').map(plain)
  const names = withSpelled(name)
  if (state) return names.map((city) => ({ name: city, state }))
  return names.flatMap((city) => {
    const [, before, last] = /^(.+) ([a-z]{2})$/.exec(city) ?? []
    return [{ name: city }, ...(before ? [{ name: before, state: last }] : [])]
  })
}

/** PRO-13: completes an address from the gazetteer. */
export const findPlaces = async (db: Db, text: string): Promise<Place[]> => {
  const digits = /^\d{2,5}$/.exec(text)?.[0]
  if (digits)
    return (await findByZip(db, digits)).map((place) => ({
      ...place,
      label: `${place.city}, ${place.state} ${place.zip}`,
      country,
    }))
  const searches = readSearches(text).filter(({ name }) => name.length >= 2)
  if (searches.length === 0) return []
  return (await findCities(db, searches)).map((place) => ({
    ...place,
    label: `${place.city}, ${place.state}`,
    country,
  }))
}
