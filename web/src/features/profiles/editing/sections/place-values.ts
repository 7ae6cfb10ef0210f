import type { Athlete } from '@fieldhouse/contract/profiles.document'
import type { Place } from '@fieldhouse/contract/profiles.places'
import type { Values } from '../frame/section-form.tsx'

/** The part of an address that has coordinates. */
interface Town {
  city: string
  state: string
  zip: string
  country: string
}

export const addressTown = ({ city, state, country, own }: Athlete): Town => ({
  city: city ?? '',
  state: state ?? '',
  zip: own?.zip ?? '',
  country: country ?? '',
})

export const townOfPlace = ({ city, state, zip = '', country }: Place): Town => ({
  city,
  state,
  zip,
  country,
})

/** The town that coordinates belong to. */
export const townText = ({ city, state, zip, country }: { [K in keyof Town]?: unknown }): string =>
  [city, state, zip, country].join('|')

/** PRO-13: coordinates are sent only with the town that they were found for. */
export const withCoordinates = ({ town_search: _, found_for, lat, lon, ...values }: Values): Values =>
  found_for === townText(values) ? { ...values, lat, lon } : values
