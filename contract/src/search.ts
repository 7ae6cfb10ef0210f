import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, rowId } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

export const shortestSearch = 2
export const longestSearch = 100

/** SRC-02: the filters for athletes besides their names. Each is its own parameter, with values joined by commas. */
export const filterIds = ['sports', 'positions', 'class', 'state', 'gender', 'height', 'weight'] as const
export type FilterId = (typeof filterIds)[number]

/** More than anyone chooses by hand. */
const mostChosen = 100

const chosen = z
  .array(z.string().trim().min(1).max(60))
  .max(mostChosen, { error: `Choose at most ${mostChosen}` })

/** One text for each filter, `PG,SG`, as in an address. */
const joined = z
  .string()
  .max(4000)
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(chosen)
  .optional()

/** The filters of a list, as an address has them. */
const chosenInAddress = {
  sports: joined,
  positions: joined,
  class: joined,
  state: joined,
  gender: joined,
  height: joined,
  weight: joined,
}

const searchQuery = z.object({
  /** An empty query is allowed. Then only the filters choose. */
  q: z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? undefined : given),
    oneLine({
      min: shortestSearch,
      max: longestSearch,
      fault: `Please enter at least ${shortestSearch} characters`,
    }).optional(),
  ),
  page: wholeFrom(1).default(1),
  limit: wholeFrom(1, 15).default(15),
  ...chosenInAddress,
})
export type SearchQuery = z.output<typeof searchQuery>

/** An athlete as anyone may see one: no way to contact a minor, no birth date. */
const foundAthlete = z.object({
  id: z.string(),
  slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  sport: z.object({ key: z.string() }),
  class: z.number().nullable(),
  state: z.string().nullable(),
  /** The full name, `Shooting guard`. */
  position: z.string().nullable(),
  high_school: z.string().nullable(),
  city: z.string().nullable(),
  /** Imperial: feet, the remaining inches, and pounds. */
  personal_metrics: z.object({
    height: z.number().nullable(),
    height_in: z.number().nullable(),
    weight: z.number().nullable(),
  }),
})
export type FoundAthlete = z.output<typeof foundAthlete>

/** Why an athlete is found whose name is not what was typed: the typed word, and what it matches. */
const foundBy = z.object({ kind: z.enum(['nickname', 'school', 'town', 'spelling']), word: z.string() })
export type FoundBy = z.output<typeof foundBy>

const searchedAthlete = foundAthlete.extend({ found_by: foundBy.nullable() })
export type SearchedAthlete = z.output<typeof searchedAthlete>

const foundList = listOf(searchedAthlete)

export const searchAthletes = endpoint({
  method: 'GET',
  path: '/search',
  guard: 'anyone',
  rate: 'read',
  summary: 'Find athletes by name, school, or town, and by filters',
  query: searchQuery,
  output: foundList.extend({
    meta: foundList.shape.meta.extend({
      /** There are more than `total`. Counting stops at 1,000. */
      is_more: z.boolean(),
    }),
  }),
  quiet: ['missing', 'fault', 'refusal'],
})

const searchFilter = z.object({
  id: z.enum(filterIds),
  title: z.string(),
  variants: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** The key of the sport, for positions. */
      group: z.string().nullable(),
      /** The number of visible athletes with this value, within the chosen sport. */
      count: z.number(),
    }),
  ),
  selected: z.array(z.string()),
})
export type SearchFilter = z.output<typeof searchFilter>

const filtersAnswer = z.object({ data: z.array(searchFilter) })

/**
 * SRC-02: the available filters, and the person's choice. A visitor's choice is in a cookie. A link that names filters
 * shows those and does not change the person's choice.
 */
export const getSearchFilters = endpoint({
  method: 'GET',
  path: '/search-filter',
  guard: 'anyone',
  rate: 'read',
  summary: 'The filters for a search, with counts and the chosen values',
  query: z.object(chosenInAddress),
  output: filtersAnswer,
  quiet: ['missing', 'fault', 'refusal'],
})

/** SRC-02: a filter that is left out is no longer chosen. The answer is the filters after the change. */
export const setSearchFilters = endpoint({
  method: 'POST',
  path: '/set-filters',
  guard: 'anyone',
  rate: 'write',
  effect: 'transaction',
  summary: 'Save the filters for a search',
  body: z.object({
    sports: chosen.max(1, { error: 'Choose one sport' }).default([]),
    positions: chosen.default([]),
    class: chosen.default([]),
    state: chosen.default([]),
    gender: chosen.default([]),
    height: chosen.default([]),
    weight: chosen.default([]),
  }),
  output: filtersAnswer,
  quiet: ['missing', 'fault', 'refusal'],
})

/** SRC-04: the athletes a person looked up last, newest first. A visitor's browser remembers its own. */
export const getAthleteHistory = endpoint({
  method: 'GET',
  path: '/athlete-history',
  guard: 'check-auth',
  rate: 'read',
  summary: 'The athletes you looked up last',
  output: z.object({ data: z.array(foundAthlete) }),
  quiet: ['missing', 'fault', 'refusal'],
})

/** More than a browser remembers. */
const mostAsked = 20

/**
 * SRC-04: the athletes a visitor's browser remembers, as they are now, if they may still be seen. We don't record who
 * asked.
 */
export const getSeenAthletes = endpoint({
  method: 'GET',
  path: '/seen-athletes',
  guard: 'anyone',
  rate: 'read',
  summary: 'Which of these athletes may be seen',
  query: z.object({
    ids: z
      .string()
      .max(40 * mostAsked)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid({ error: 'Must be ids of athletes' })).max(mostAsked)),
  }),
  output: z.object({ data: z.array(foundAthlete) }),
  quiet: ['missing', 'fault', 'refusal'],
})

export const addAthleteHistory = endpoint({
  method: 'POST',
  path: '/add-athlete-history/{id}',
  guard: 'check-auth',
  rate: 'write',
  effect: 'transaction',
  isChange: false,
  summary: 'Remember that an athlete was looked up',
  params: z.object({ id: rowId('Must be the id of an athlete') }),
  output: z.object({ data: z.object({ ok: z.literal(true) }) }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

export const clearAthleteHistory = endpoint({
  method: 'DELETE',
  path: '/athlete-history',
  guard: 'check-auth',
  rate: 'write',
  summary: 'Forget the athletes you looked up last',
  output: z.object({ data: z.object({ ok: z.literal(true) }) }),
  quiet: ['missing', 'fault', 'refusal'],
})
