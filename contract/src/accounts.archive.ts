import * as z from 'zod'
import { ownerProof } from './accounts.proof.ts'
import { endpoint } from './endpoint.ts'

/** Each one reads everything a person has here. */
export const archivesPerDay = 3

/** PAY-06: everything we store about a person, as one zip. It is made while it is sent, and stored nowhere. */
export const downloadArchive = endpoint({
  method: 'POST',
  path: '/my-account/archive',
  guard: 'auth',
  rate: 'sign-in',
  effect: 'none',
  summary: 'Download everything about your own account as one archive',
  body: ownerProof,
  output: z.object({}),
  file: 'application/zip',
  errors: ['forbidden', 'wrong_password', 'wrong_code', 'too_many_attempts'],
  quiet: ['refusal'],
})

/** For an account without a password. */
export const sendArchiveCode = endpoint({
  method: 'POST',
  path: '/my-account/archive/code',
  guard: 'auth',
  rate: 'code',
  effect: 'transaction',
  summary: 'Send a code for downloading your own archive, if the account has no password',
  output: z.object({ data: z.object({ email: z.string() }) }),
  errors: ['forbidden', 'conflict'],
  quiet: ['refusal'],
})
