import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { picture } from './profiles.document.ts'

/** An athlete as a small poster: what the top of their page shows to everyone, and nothing else. */
const poster = z.object({
  slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  number: z.string().nullable(),
  sport: z.object({ key: z.string() }),
  gender: z.string().nullable(),
  position: z.string().nullable(),
  /** `Shooting guard, class of 2027`. */
  plays_as: z.string(),
  color_theme: z.enum(['black', 'green', 'blue', 'purple', 'orange', 'red']),
  /** The athlete without the background. */
  cutout: picture.nullable(),
  photo: picture.nullable(),
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type Poster = z.output<typeof poster>

/** Counted in the database: public pages, and what they contain. */
const counts = z.object({
  athletes: z.number(),
  sports: z.number(),
  states: z.number(),
  high_schools: z.number(),
})
export type ShowcaseCounts = z.output<typeof counts>

export const getShowcase = endpoint({
  method: 'GET',
  path: '/showcase',
  guard: 'anyone',
  rate: 'read',
  summary: 'The athletes on the home page, and the totals',
  output: z.object({ data: z.object({ athletes: z.array(poster), counts }) }),
  quiet: ['missing', 'fault', 'refusal'],
})
