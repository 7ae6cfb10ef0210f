import * as z from 'zod'
import { genders, sports } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { listOf, wholeFrom } from './lists.ts'
import { colorThemes } from './profiles.sections.ts'

/** A poster on the wall. It shows nothing that isn't public on the page. */
const wallAthlete = z.object({
  id: z.string(),
  slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  number: z.string().nullable(),
  color_theme: z.enum(colorThemes),
  sport: z.object({ key: z.string() }),
  /** The full name, `Shooting guard`. */
  position: z.string().nullable(),
  class: z.number().nullable(),
  high_school: z.string().nullable(),
  state: z.string().nullable(),
})
export type WallAthlete = z.output<typeof wallAthlete>

const wallList = listOf(wallAthlete)

export const postersPerPage = 48

/** The wall can be paged and counted up to here. To find someone beyond it, people search. */
export const wallPages = 50

/** PUB-06: every athlete who may be seen, newest first. */
export const getWall = endpoint({
  method: 'GET',
  path: '/roster',
  guard: 'anyone',
  rate: 'read',
  summary: 'Every athlete on Fieldhouse, newest first',
  query: z.object({
    sport: z.enum(sports, { error: 'Must be one of our sports' }).optional(),
    /** Athletes without a gender are listed only if the list isn't filtered by gender. */
    gender: z.enum(genders, { error: 'Must be male or female' }).optional(),
    class: wholeFrom(2000, 2100).optional(),
    page: wholeFrom(1, wallPages).default(1),
  }),
  output: wallList.extend({
    meta: wallList.shape.meta.extend({
      /** There are more than `total`. */
      is_more: z.boolean(),
      /** The classes that have at least one athlete. */
      classes: z.array(z.number()),
    }),
  }),
  quiet: ['missing', 'fault', 'refusal'],
})
