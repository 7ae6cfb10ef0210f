import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine } from './fields.ts'

export const shortestSearch = 2
export const longestSearch = 100

const wholeNumber = (fault: string) => z.coerce.number<number>({ error: fault }).int({ error: fault })

const pageFault = 'Must be a whole number, at least 1'
const limitFault = 'Must be a whole number from 1 to 15'

const searchQuery = z.object({
  q: oneLine({
    min: shortestSearch,
    max: longestSearch,
    fault: `Please enter at least ${shortestSearch} characters`,
  }),
  page: wholeNumber(pageFault).min(1, { error: pageFault }).default(1),
  limit: wholeNumber(limitFault).min(1, { error: limitFault }).max(15, { error: limitFault }).default(15),
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
  output: z.object({
    data: z.array(foundAthlete),
    links: z.object({
      first: z.string(),
      last: z.string(),
      prev: z.string().nullable(),
      next: z.string().nullable(),
    }),
    meta: z.object({
      current_page: z.number(),
      from: z.number().nullable(),
      last_page: z.number(),
      path: z.string(),
      per_page: z.number(),
      to: z.number().nullable(),
      total: z.number(),
    }),
  }),
  quiet: ['missing', 'fault', 'refusal'],
})
