import * as z from 'zod'
import { genders } from './accounts.ts'
import { collegeName } from './colleges.ts'
import { endpoint } from './endpoint.ts'
import { rowId } from './fields.ts'

/** The owner of the recruiting center: the athlete's user id, or the coach's own. */
const centerParams = z.object({ id: rowId('Must be the id of a user') })

const refusals = { errors: ['not_found', 'forbidden'], quiet: ['missing', 'fault', 'refusal'] } as const

/** RCC-04: the person a link names, even if no list shows them. */
export const getCenterContact = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}/contact/{contactId}',
  guard: 'recruiting',
  rate: 'read',
  summary: 'A coach by contact or user id; for coaches, an athlete by user id',
  params: centerParams.extend({ contactId: rowId('Must be the id of a coach or an athlete') }),
  output: z.object({
    data: z.object({
      /** The id that other calls take as the contact. */
      id: z.string(),
      /** Null without an account. Then there is nobody to chat with. */
      user_id: z.string().nullable(),
      first_name: z.string(),
      last_name: z.string(),
      college: z.object({ id: z.number(), short_name: z.string() }).nullable(),
    }),
  }),
  ...refusals,
})

/** RCC-03: people that an event can be with. */
const knownContact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('coach'),
    /** The contact's id, or the user id of a coach without a college. */
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    position: z.string().nullable(),
    team_gender: z.enum(genders).nullable(),
    college: collegeName.nullable(),
  }),
  z.object({
    kind: z.literal('athlete'),
    /** The user id. */
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    class: z.number().nullable(),
    high_school: z.string().nullable(),
  }),
])
export type KnownContact = z.output<typeof knownContact>

/** People in contact come first, then those who viewed the page, then the coaches of favorites. At most 100. */
export const getKnownContacts = endpoint({
  method: 'GET',
  path: '/recruiting-center/{id}/known-contacts',
  guard: 'recruiting',
  rate: 'read',
  summary: 'People with messages, in the log, or among the favorites',
  params: centerParams,
  output: z.object({ data: z.array(knownContact) }),
  ...refusals,
})
