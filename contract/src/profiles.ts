import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { athleteDocument } from './profiles.document.ts'

export const hiddenAthlete = 'The athlete is not available for viewing'

export const oneAthlete = z.object({ data: athleteDocument })

/** A slug or an id. */
export const athleteParams = z.object({ id: z.string().max(120) })

/** PRO-01: by slug or id. An old slug answers with the new one. */
export const getAthlete = endpoint({
  method: 'GET',
  path: '/athlete/{id}',
  guard: 'anyone',
  rate: 'read',
  summary: 'An athlete’s page',
  params: athleteParams,
  output: oneAthlete,
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

export const getShortAthlete = endpoint({
  method: 'GET',
  path: '/athlete/short/{id}',
  guard: 'anyone',
  rate: 'read',
  summary: 'A short summary of an athlete, for lists and cards',
  params: athleteParams,
  output: z.object({
    data: athleteDocument.pick({
      id: true,
      slug: true,
      user_id: true,
      first_name: true,
      last_name: true,
      photo: true,
      sport: true,
      number: true,
      position: true,
      gender: true,
      is_seros: true,
      personal_metrics: true,
      settings: true,
    }),
  }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})
