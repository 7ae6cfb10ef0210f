import * as z from 'zod'
import { verificationMethods } from './colleges.verified.ts'
import { endpoint } from './endpoint.ts'
import { mailAddress, oneLine, optionalText, paragraph, rowId } from './fields.ts'
import { delivery } from './profiles.contact.ts'
import { athleteDocument } from './profiles.document.ts'
import { athleteParams } from './profiles.ts'

const page = z.object({ data: athleteDocument })
const done = z.object({ data: z.object({ ok: z.literal(true) }) })

/** PRO-10, written like the image rule. */
export const transcriptRule = {
  maxBytes: 10_000_000,
  most: 10,
  notPdf: 'The specified file could not be uploaded. Only files with following extensions are allowed: pdf',
  tooLarge: 'The specified file could not be uploaded. Maximum upload size 10 MB.',
  tooMany: 'There are 10 transcripts already. Delete one to make room.',
} as const

/** Six characters, typed by hand, so case and outer spaces don't matter. */
export const accessCode = z
  .string({ error: 'Please enter the access code' })
  .overwrite((text) => text.replace(/\s/g, '').toUpperCase())
  .min(1, { error: 'Please enter the access code', abort: true })
  .max(20, { error: 'An access code has 6 characters' })

export const uploadTranscript = endpoint({
  method: 'POST',
  path: '/athlete/{id}/upload-transcripts',
  guard: 'check-auth',
  rate: 'write',
  effect: 'none',
  summary: 'Add a transcript: a PDF of at most 10 MB',
  params: athleteParams,
  upload: { maxBytes: transcriptRule.maxBytes },
  output: page,
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

const transcriptParams = athleteParams.extend({ transcript_id: rowId() })

/** For people with download access, and for people who know the access code. */
export const getTranscript = endpoint({
  method: 'GET',
  path: '/athlete/{id}/transcripts/{transcript_id}',
  guard: 'anyone',
  rate: 'read',
  summary: 'A transcript, as a file',
  params: transcriptParams,
  query: z.object({ code: accessCode.optional() }),
  output: z.object({}),
  file: 'application/pdf',
  errors: ['not_found', 'forbidden', 'too_many_requests'],
  quiet: ['missing', 'refusal'],
})

/** The downloads for people who are allowed. The page itself lists the files only to the family. */
export const listTranscripts = endpoint({
  method: 'GET',
  path: '/athlete/{id}/transcripts',
  guard: 'anyone',
  rate: 'read',
  summary: 'The transcripts, for people with download access or the access code',
  params: athleteParams,
  query: z.object({ code: accessCode.optional() }),
  output: z.object({
    data: z.array(z.object({ id: z.string(), name: z.string(), size: z.number(), uploaded_at: z.string() })),
  }),
  errors: ['not_found', 'forbidden', 'too_many_requests'],
  quiet: ['missing', 'refusal'],
})

export const deleteTranscript = endpoint({
  method: 'DELETE',
  path: '/athlete/{id}/transcripts/{transcript_id}',
  guard: 'check-auth',
  rate: 'write',
  summary: 'Delete a transcript',
  params: transcriptParams,
  output: page,
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

export const renewAccessCode = endpoint({
  method: 'POST',
  path: '/athlete/{id}/access-code/renew',
  guard: 'check-auth',
  rate: 'write',
  effect: 'none',
  summary: 'Create a new access code; the old one stops working',
  params: athleteParams,
  output: page,
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

export const checkAccessCode = endpoint({
  method: 'POST',
  path: '/athlete/{id}/check-code',
  guard: 'anyone',
  rate: 'code',
  effect: 'none',
  summary: 'Whether an access code is the right one',
  params: athleteParams,
  body: z.object({ code: accessCode }),
  output: done,
  errors: ['not_found', 'forbidden', 'too_many_requests'],
  quiet: ['missing', 'refusal'],
})

/** PRO-10: a coach asks the family for the access code. */
export const transcriptRequest = z.object({
  name: oneLine({ min: 3, max: 100, fault: 'Please enter Name (at least 3 symbols)' }),
  college: oneLine({ min: 2, max: 150, fault: 'Please enter the college or team' }),
  email: mailAddress(),
  reason: paragraph({ min: 3, max: 2000, fault: 'Please tell the family why you ask' }),
})
export type TranscriptRequest = z.output<typeof transcriptRequest>

export const sendTranscriptRequest = endpoint({
  method: 'POST',
  path: '/athlete/{id}/transcript-request',
  guard: 'anyone',
  rate: 'form',
  effect: 'transaction',
  summary: 'Ask the family for the access code',
  params: athleteParams,
  body: transcriptRequest,
  output: z.object({ data: z.object({ id: z.string(), delivery }) }),
  errors: ['not_found', 'forbidden', 'conflict', 'too_many_requests'],
  quiet: ['refusal'],
})

const request = z.object({
  id: z.string(),
  name: z.string(),
  college: z.string(),
  email: z.string(),
  reason: z.string(),
  status: z.enum(['open', 'approved', 'declined', 'reported']),
  /** How the coach who asked was verified. Null for anyone else. */
  verified_by: z.enum(verificationMethods).nullable(),
  created_at: z.string(),
  answered_at: z.string().nullable(),
})

/** Newest first. */
export const getTranscriptRequests = endpoint({
  method: 'GET',
  path: '/athlete/{id}/transcript-requests',
  guard: 'check-auth',
  rate: 'read',
  summary: 'Who asked for the access code',
  params: athleteParams,
  output: z.object({ data: z.array(request) }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

const requestParams = athleteParams.extend({ request_id: rowId() })

const answer = (path: 'approve' | 'decline', summary: string) =>
  endpoint({
    method: 'POST',
    path: `/athlete/{id}/transcript-requests/{request_id}/${path}`,
    guard: 'check-auth',
    rate: 'write',
    effect: 'transaction',
    summary,
    params: requestParams,
    output: z.object({ data: request }),
    errors: ['not_found', 'forbidden', 'conflict'],
    quiet: ['missing', 'refusal'],
  })

export const approveTranscriptRequest = answer('approve', 'Send the access code to the person who asked')
export const declineTranscriptRequest = answer('decline', 'Decline the request')

/** The team looks into it. The person who asked gets no code, and no email. */
export const reportTranscriptRequest = endpoint({
  method: 'POST',
  path: '/athlete/{id}/transcript-requests/{request_id}/report',
  guard: 'check-auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'Report a request to the Fieldhouse team',
  params: requestParams,
  body: z.object({ note: optionalText(paragraph({ min: 0, max: 1000, fault: 'Must be text' })) }),
  output: z.object({ data: request }),
  errors: ['not_found', 'forbidden', 'conflict'],
  quiet: ['missing', 'refusal'],
})
