import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { rowId } from './fields.ts'

export const unknownEvent = 'This event is not known.'

/** ACC-05: a coach who comes from an event picks one of its teams. */
export const getEventTeams = endpoint({
  method: 'POST',
  path: '/gbl/event-teams',
  guard: 'anyone',
  rate: 'probe',
  effect: 'none',
  summary: 'The teams of an event',
  body: z.object({ event_id: rowId(unknownEvent) }),
  output: z.object({
    data: z.array(z.object({ id: z.string(), name: z.string() })),
    /** What the sign-up is for, as a text for the person. */
    event: z.object({ id: z.string(), name: z.string() }),
  }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})
