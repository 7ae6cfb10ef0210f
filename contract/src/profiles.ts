import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const hiddenAthlete = 'The athlete is not available for viewing'

/** An athlete's page as anyone may see it; a first form of PRO-01. */
const athlete = z.object({
  id: z.string(),
  slug: z.string(),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  sport: z.object({ key: z.string() }),
  position: z.string().nullable(),
  class: z.number().nullable(),
  number: z.string().nullable(),
  high_school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  is_seros: z.boolean(),
  settings: z.object({ is_visible: z.boolean() }),
  can: z.object({ edit: z.boolean() }),
})
export type Athlete = z.output<typeof athlete>

/** By slug or id. An old slug answers with the new one in it. */
export const getAthlete = endpoint({
  method: 'GET',
  path: '/athlete/{id}',
  guard: 'anyone',
  rate: 'read',
  summary: 'An athlete’s page',
  params: z.object({ id: z.string().max(120) }),
  output: z.object({ data: athlete }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})
