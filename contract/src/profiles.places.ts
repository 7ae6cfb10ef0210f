import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine } from './fields.ts'

const place = z.object({
  /** As in `Bend, OR`. */
  label: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  /** The country to search for a postal code. */
  zip: z.string().optional(),
  lat: z.number(),
  lon: z.number(),
})
export type Place = z.output<typeof place>

/** PRO-13: completes an address from a city, a city and a state, or a postal code. */
export const findPlaces = endpoint({
  method: 'GET',
  path: '/places',
  guard: 'anyone',
  rate: 'read',
  summary: 'Towns whose name or postal code begins with the text, best known first',
  query: z.object({ q: oneLine({ min: 2, max: 80, fault: 'Type at least 2 letters' }) }),
  output: z.object({ data: z.array(place) }),
  quiet: ['missing', 'fault', 'refusal'],
})
