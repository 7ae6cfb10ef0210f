import type { Source } from '@fieldhouse/contract/profiles.sections'
import { videoOf } from '@fieldhouse/contract/profiles.video'
import type { AthletePage } from '../athlete-page.ts'
import type { Gender } from '../lists.ts'
import type { Details } from '../profiles/details.ts'
import type { Entry, Sections } from '../profiles/sections.ts'
import { centimeters, kilograms } from '../sizes.ts'

/** An athlete written by hand: rich in every section. */
export interface Portrait {
  readonly name: { readonly first_name: string; readonly last_name: string; readonly gender: Gender }
  readonly page: AthletePage
  readonly details: Details
  readonly sections: Sections
}

type Confirmed = readonly [source: Source, source_date: string | null]
type SeasonLine = readonly [year: number, team: string, confirmed: Confirmed, values: Record<string, number>]

const seasonsOf =
  (type: Entry<'seasons'>['type']) =>
  (lines: readonly SeasonLine[]): Entry<'seasons'>[] =>
    lines.map(([season, team, [source, source_date], values]) => ({
      type,
      season,
      team,
      values,
      source,
      source_date,
      rank: 0,
    }))
export const schoolSeasons = seasonsOf('high_school')
export const clubSeasons = seasonsOf('aau')

/** The figures of a season, in the order of these columns, so the table reads line by line. */
export const valuesOf =
  (columns: string) =>
  (...figures: readonly number[]): Record<string, number> => {
    const keys = columns.split(' ')
    if (keys.length !== figures.length) throw new Error(`${figures.length} figures for ${columns}`)
    return Object.fromEntries(keys.map((key, index) => [key, figures[index] ?? 0]))
  }

type Measured = readonly [key: string, value: number]

/** Measurements of one day. */
export const measured = (
  source: Source,
  measured_on: string,
  verified_by: string | null,
  values: readonly Measured[],
): Entry<'metrics'>[] => values.map(([key, value]) => ({ key, value, measured_on, source, verified_by }))

export const feet = (whole: number, inches: number): number => centimeters(12 * whole + inches)
export { centimeters as inch, kilograms as pound }

export const goal = (kind: Entry<'goals'>['kind'], text: string, target_date: string): Entry<'goals'> => ({
  kind,
  text,
  target_date,
})

export const award = (year: number, title: string, level: string): Entry<'awards'> => ({ title, year, level })

export const answer = (question_id: number, text: string): Entry<'answers'> => ({
  question_id,
  text,
  json: null,
})

export const article = (
  published_on: string,
  outlet: string,
  title: string,
  link: string,
): Entry<'press'> => ({ title, outlet, published_on, link, picture: null, rank: 0 })

export const event = (date: string, time: string | null, title: string, place: string): Entry<'events'> => ({
  title,
  date,
  time,
  place,
  link: null,
})

/** The still frame that ships with each of our videos. */
const frameOf = (film: string) => ({
  url: film.replace(/\.mp4$/, '.webp'),
  width: 640,
  height: 360,
  variants: [],
})

/** Videos that ship with the product, in the given order. */
export const films = (links: readonly (readonly [title: string, link: string])[]): Entry<'media'>[] =>
  links.map(([title, link], index) => {
    const video = videoOf(link)
    if (!video) throw new Error(`${link} is not a video`)
    return { kind: 'video', title, picture: frameOf(link), video, rank: index + 1, deleted_at: null }
  })

export const social = (names: Partial<Record<Entry<'social'>['network'], string>>): Entry<'social'>[] =>
  Object.entries(names).map(([network, username]) => ({
    network: network as Entry<'social'>['network'],
    username,
    account_id: null,
    changed_hands: false,
    connected: false,
    posts: [],
  }))
