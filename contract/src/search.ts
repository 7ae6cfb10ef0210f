import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

export const shortestSearch = 2
export const longestSearch = 100

const searchQuery = z.object({
  q: oneLine({
    min: shortestSearch,
    max: longestSearch,
    fault: `Please enter at least ${shortestSearch} characters`,
  }),
  page: wholeFrom(1).default(1),
  limit: wholeFrom(1, 15).default(15),
})
export type SearchQuery = z.output<typeof searchQuery>

/** An athlete as anyone may see one: no way to reach a minor, no birth date. */
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
  position: z.string().nullable(),
  /** Imperial: feet and the inches above them, pounds. */
  personal_metrics: z.object({
    height: z.number().nullable(),
    height_in: z.number().nullable(),
    weight: z.number().nullable(),
  }),
})
export type FoundAthlete = z.output<typeof foundAthlete>

export const searchAthletes = endpoint({
  method: 'GET',
  path: '/search',
  guard: 'anyone',
  rate: 'read',
  summary: 'Find athletes by the words of their names',
  query: searchQuery,
  output: listOf(foundAthlete),
  quiet: ['missing', 'fault', 'refusal'],
})
