import * as z from 'zod'
import { ownerProof } from './accounts.proof.ts'
import { signedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { mailAddress } from './fields.ts'

/** A deleted account can be restored for this many days. Then it is erased. */
export const restorableDays = 30

/** A text that the server answers with. No schema checks it. */
export const deadRestoreLink =
  'This link no longer works. Sign in with your email and password to get a new one.'

const deletion = z.object({
  /** How the person proves who they are. Null if the account can't be deleted here. */
  proof: z.enum(['password', 'code']).nullable(),
  /** Why the account can't be deleted here. */
  refusal: z.string().nullable(),
  email: z.string().nullable(),
  /** Their own page. */
  page: z.object({ slug: z.string(), photos: z.number(), transcripts: z.number() }).nullable(),
  conversations: z.number(),
  has_package: z.boolean(),
  /** Their own package, if it is canceled already and still runs. */
  canceled_package: z.object({ ends_on: z.string() }).nullable(),
  /** Packages of others that this person pays for. They run to the end and are not charged again. */
  paid_packages: z.array(z.object({ first_name: z.string(), ends_on: z.string(), is_canceled: z.boolean() })),
  /** Invoices with this person's name. They are kept, without the name. */
  invoices: z.number(),
  /** A parent's athletes. They stay. */
  athletes: z.array(
    z.object({ first_name: z.string(), last_name: z.string(), can_others_sign_in: z.boolean() }),
  ),
})
export type Deletion = z.output<typeof deletion>

/** PAY-06: the page lists this before anyone confirms. */
export const getDeletion = endpoint({
  method: 'GET',
  path: '/my-account/deletion',
  guard: 'auth',
  rate: 'read',
  summary: 'What deleting your own account would delete',
  output: z.object({ data: deletion }),
  quiet: ['missing', 'fault', 'refusal'],
})

/** For an account without a password. */
export const sendDeletionCode = endpoint({
  method: 'POST',
  path: '/my-account/deletion/code',
  guard: 'auth',
  rate: 'code',
  effect: 'transaction',
  summary: 'Send a code for deleting your own account, if it has no password',
  output: z.object({ data: z.object({ email: z.string() }) }),
  errors: ['forbidden', 'conflict'],
  quiet: ['refusal'],
})

/** Signs out everywhere. The browser goes to /delete-sorry afterward. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/my-account/delete',
  guard: 'auth',
  rate: 'sign-in',
  effect: 'none',
  summary: 'Delete your own account; it can be restored for 30 days',
  body: ownerProof,
  output: z.object({ data: z.object({ restorable_until: z.string() }) }),
  errors: ['forbidden', 'conflict'],
  quiet: ['refusal'],
})

/** The answer is the same whether or not the account exists. */
export const requestRestoreLink = endpoint({
  method: 'POST',
  path: '/my-account/restore-link',
  guard: 'anyone',
  rate: 'code',
  effect: 'transaction',
  summary: 'Email a link that restores a deleted account',
  body: z.object({ email: mailAddress('Please enter a valid email address.') }),
  output: z.object({ data: z.object({ sent: z.boolean() }) }),
  quiet: ['refusal'],
})

export const restoreAccount = endpoint({
  method: 'POST',
  path: '/my-account/restore',
  guard: 'anyone',
  rate: 'code',
  effect: 'none',
  summary: 'Restore your own account with the link from the email, and sign in',
  body: z.object({
    token: z.string({ error: deadRestoreLink }).regex(/^[\w-]{20,128}$/, { error: deadRestoreLink }),
  }),
  output: signedIn,
  quiet: ['missing', 'refusal'],
})
