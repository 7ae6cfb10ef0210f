import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText, rowId } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

/** ADM-04: invitations to become an affiliate, and what became of them. */

export const inviteStates = ['sent', 'opened', 'taken-up', 'expired', 'withdrawn'] as const
export type InviteState = (typeof inviteStates)[number]

export const inviteFilters = ['all', ...inviteStates] as const
export type InviteFilter = (typeof inviteFilters)[number]

const listedInvite = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  state: z.enum(inviteStates),
  sent_at: z.string(),
  expires_at: z.string(),
  opened_at: z.string().nullable(),
  used_at: z.string().nullable(),
  can: z.object({ send_again: z.boolean(), withdraw: z.boolean() }),
})
export type ListedInvite = z.output<typeof listedInvite>

const inviteQuery = z.object({
  /** Searches names and email addresses. */
  q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
  state: z.preprocess((given) => given || undefined, z.enum(inviteFilters).default('all')),
  page: wholeFrom(1).default(1),
})
export type InviteQuery = z.output<typeof inviteQuery>

export const getAffiliateInvites = endpoint({
  method: 'GET',
  path: '/panel/admin/affiliates/invites',
  guard: 'admin',
  rate: 'read',
  summary: 'Invitations to become an affiliate, newest first',
  query: inviteQuery,
  output: listOf(listedInvite).extend({
    /** With the same text, whatever the state. */
    counts: z.record(z.enum(inviteFilters), z.number()),
  }),
  quiet: ['fault'],
})

const byId = z.object({ id: rowId() })
const answer = z.object({ data: listedInvite })

export const sendInviteAgain = endpoint({
  method: 'POST',
  path: '/panel/admin/affiliates/invites/{id}/send-again',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Email an invitation again, with a new link. The old link stops working',
  params: byId,
  output: answer,
  errors: ['not_found', 'affiliate_invitation_over'],
  quiet: ['missing', 'refusal'],
})

export const withdrawInvite = endpoint({
  method: 'POST',
  path: '/panel/admin/affiliates/invites/{id}/withdraw',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Withdraw an invitation. Its link stops working',
  params: byId,
  output: answer,
  errors: ['not_found', 'affiliate_invitation_over'],
  quiet: ['missing', 'refusal'],
})
