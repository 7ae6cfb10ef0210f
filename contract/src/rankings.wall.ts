import * as z from 'zod'
import { genders, sports } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { listOf, wholeFrom } from './lists.ts'
import { colorThemes } from './profiles.sections.ts'

/** A poster of the wall: nothing that the page itself does not show everybody. */
const wallAthlete = z.object({
  id: z.string(),
  slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  number: z.string().nullable(),
  color_theme: z.enum(colorThemes),
  sport: z.object({ key: z.string() }),
  /** As it is called, `Shooting guard`. */
  position: z.string().nullable(),
  class: z.number().nullable(),
  high_school: z.string().nullable(),
  state: z.string().nullable(),
})
export type WallAthlete = z.output<typeof wallAthlete>

const wallList = listOf(wallAthlete)

export const postersPerPage = 48

/** So far one can leaf and counting goes: whoever looks for somebody beyond it searches. */
export const wallPages = 50

/** PUB-06: everybody who plays with us and may be seen, newest first. */
export const getWall = endpoint({
  method: 'GET',
  path: '/roster',
  guard: 'anyone',
  rate: 'read',
  summary: 'Everybody who plays with Fieldhouse, newest first',
  query: z.object({
    sport: z.enum(sports, { error: 'Must be one of our sports' }).optional(),
    /** Who has not said it is listed only where nobody asks for one. */
    gender: z.enum(genders, { error: 'Must be male or female' }).optional(),
    class: wholeFrom(2000, 2100).optional(),
    page: wholeFrom(1, wallPages).default(1),
  }),
  output: wallList.extend({
    meta: wallList.shape.meta.extend({
      /** There are more than `total`. */
      is_more: z.boolean(),
      /** The classes there is somebody of. */
      classes: z.array(z.number()),
    }),
  }),
  quiet: ['missing', 'fault', 'refusal'],
})
