import * as z from 'zod'
import { session } from './accounts.ts'
import { listedUser } from './admin.ts'
import { activePackage } from './billing.account.ts'
import { endpoint } from './endpoint.ts'
import { oneLine, rowId } from './fields.ts'
import { entitlements, userTypes } from './guards.ts'

/** ADM-01: everything about one person, on one page. */

const accessRow = z.object({
  id: z.string(),
  what: z.enum(entitlements),
  /** For a parent, which athlete it is for. */
  athlete_user_id: z.string(),
  athlete_name: z.string(),
  from: z.string(),
  /** Null is without an end. */
  until: z.string().nullable(),
  /** `grant`: an admin opened this feature alone. `package`: it came with a package. */
  source: z.enum(['package', 'grant']),
  is_running: z.boolean(),
})
export type AccessRow = z.output<typeof accessRow>

const relative = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo_url: z.string().nullable(),
  /** As in "Athlete" or "Parent, father". */
  role: z.string(),
  /** Since when a success coach takes care of the athlete. */
  since: z.string().nullable(),
  can_open: z.boolean(),
})
export type Relative = z.output<typeof relative>

/** A browser that the person signed in from. */
const signInPlace = z.object({
  name: z.string(),
  address: z.string(),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
})

const person = listedUser.omit({ can: true }).extend({
  /** Sent back with a change, so two admins can't overwrite each other. */
  version: z.string(),
  email_verified_at: z.string().nullable(),
  /** Who deleted the account: the owner, or an admin. */
  is_own_deletion: z.boolean(),
  /** The types that the signed-in admin can choose, with the current one. */
  types: z.array(z.object({ key: z.enum(userTypes), title: z.string() })),
  /** Whether the phone is part of the account. An athlete's is on the page, and a coach's at the college. */
  has_account_phone: z.boolean(),
  /** Staff accounts: who can change the email address and the password. Null if the signed-in admin can. */
  sign_in_note: z.string().nullable(),
  packages: z.array(activePackage),
  /** The card itself is for the payer alone. */
  has_card: z.boolean(),
  paid: z.object({
    charges: z.number(),
    formatted_total: z.string(),
    formatted_refunded: z.string().nullable(),
  }),
  access: z.array(accessRow),
  family: z.array(relative),
  sessions: z.array(session.omit({ is_current: true })),
  sign_ins: z.array(signInPlace),
  can: listedUser.shape.can.extend({
    edit: z.boolean(),
    reset_password: z.boolean(),
    end_sessions: z.boolean(),
    seros: z.boolean(),
    assign: z.boolean(),
    /** The athletes who have no package, and can be given one. */
    grant_to: z.array(z.object({ user_id: z.string(), name: z.string() })),
  }),
})
export type Person = z.output<typeof person>

export const getPerson = endpoint({
  method: 'GET',
  path: '/panel/admin/users/{id}',
  guard: 'admin',
  rate: 'read',
  summary: 'Everything about one user. Other admins’ accounts are for super admins',
  params: z.object({ id: rowId('Must be the id of a user') }),
  output: z.object({ data: person }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

export const endGrantedPackage = endpoint({
  method: 'POST',
  path: '/panel/admin/users/{id}/end-package',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'End a package that was given to an athlete. Nothing was ever charged for it',
  params: z.object({ id: rowId('Must be the user id of an athlete') }),
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['not_found', 'conflict'],
  quiet: ['missing', 'refusal'],
})

export const endAccess = endpoint({
  method: 'POST',
  path: '/panel/admin/users/{id}/access/{access_id}/end',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'End a feature that an admin opened for an athlete',
  params: z.object({
    id: rowId('Must be the user id of an athlete'),
    access_id: rowId('Must be the id of a feature that was opened'),
  }),
  output: z.object({ data: z.object({ id: z.string() }) }),
  errors: ['not_found', 'conflict'],
  quiet: ['missing', 'refusal'],
})

const foundPerson = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  photo_url: z.string().nullable(),
  type_title: z.string(),
  is_deleted: z.boolean(),
})
export type FoundPerson = z.output<typeof foundPerson>

/** The quick way to a person, from anywhere in the admin area. */
export const findPeople = endpoint({
  method: 'GET',
  path: '/panel/admin/find',
  guard: 'admin',
  rate: 'read',
  summary: 'A few people by name, email address, or invoice number',
  query: z.object({ q: oneLine({ max: 100, fault: 'Type a name, an email address, or an invoice number' }) }),
  output: z.object({ data: z.array(foundPerson) }),
  quiet: ['refusal'],
})
