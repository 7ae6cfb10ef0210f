import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

const serosAthlete = z.object({
  athlete_id: z.string(),
  user_id: z.string(),
  /** The page is `/seros/{slug}`, and admins edit it at `/admin/seros-edit/{slug}`. */
  athlete_slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  sport: z.string(),
  position: z.string().nullable(),
  class: z.number().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  is_visible: z.boolean(),
})
export type SerosAthlete = z.output<typeof serosAthlete>

/** ADM-05: the athletes with a premium page. */
export const getSerosAthletes = endpoint({
  method: 'GET',
  path: '/panel/admin/seros',
  guard: 'admin',
  rate: 'read',
  summary: 'The athletes with a premium page, by name, page by page',
  query: z.object({
    /** The beginnings of the words of a name. */
    q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
    page: wholeFrom(1).default(1),
  }),
  output: listOf(serosAthlete),
})
