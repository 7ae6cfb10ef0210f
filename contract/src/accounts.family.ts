import * as z from 'zod'
import { relationships } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { mailAddress, rowId } from './fields.ts'

/** People who can be invited to an athlete's family: relatives, and the athlete if a parent made the page. */
export const familyRoles = ['athlete', ...relationships] as const
export type FamilyRole = (typeof familyRoles)[number]

const familyMember = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  role: z.enum(familyRoles),
  is_me: z.boolean(),
  can_sign_in: z.boolean(),
})
export type FamilyMember = z.output<typeof familyMember>

const pendingInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(familyRoles),
  expires_at: z.string(),
})

const family = z.object({
  athlete_user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  members: z.array(familyMember),
  invitations: z.array(pendingInvitation),
})
export type Family = z.output<typeof family>

export const getFamilies = endpoint({
  method: 'GET',
  path: '/user/families',
  guard: 'check-parent',
  rate: 'read',
  summary: 'Your athletes and their families',
  output: z.object({ data: z.array(family) }),
})

export const familyInvitation = z.object({
  athlete_user_id: rowId(),
  email: mailAddress('Please enter a valid email address.'),
  role: z.enum(familyRoles, { error: 'Please select Relationship' }),
})
export type FamilyInvitation = z.output<typeof familyInvitation>

/** Emails a link. A person who signs up with the link belongs to the family. */
export const inviteToFamily = endpoint({
  method: 'POST',
  path: '/user/invitations',
  guard: 'check-parent',
  rate: 'form',
  effect: 'transaction',
  summary: 'Invite the athlete or a relative to an athlete’s family',
  body: familyInvitation,
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['not_found'],
  quiet: ['refusal'],
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/user/invitations/{id}',
  guard: 'check-parent',
  rate: 'write',
  summary: 'Withdraw an invitation',
  params: z.object({ id: rowId() }),
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['not_found'],
  quiet: ['refusal'],
})
