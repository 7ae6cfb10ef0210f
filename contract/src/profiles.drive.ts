import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { uploadPicture } from './profiles.media.ts'
import { uploadTranscript } from './profiles.transcripts.ts'
import { athleteParams } from './profiles.ts'

/** What a file from Google Drive is for. It decides which files Google's window shows. */
export const drivePurposes = ['transcript', 'picture'] as const
export type DrivePurpose = (typeof drivePurposes)[number]

/** The Google Drive window sends its answer to the page that opened it on this channel. */
export const driveChannel = 'google-drive'

/** SHL-01: where Google sends people back to. */
export const driveCallbackPath = '/callback/google-drive-callback'

/** SHL-01. */
export const startDrivePick = endpoint({
  method: 'POST',
  path: '/google-drive/pick',
  guard: 'check-auth',
  rate: 'write',
  effect: 'none',
  summary: 'Where to go to pick one file from Google Drive',
  body: z.object({
    purpose: z.enum(drivePurposes, { error: 'Please say what the file is for: transcript or picture' }),
  }),
  output: z.object({ url: z.string() }),
  errors: ['not_found', 'drive_away'],
  quiet: ['missing', 'refusal'],
})

/** The unchanged query of the address that Google sent the person back to. */
const answer = z.object({
  query: z.string({ error: 'Please send the answer of Google Drive' }).max(8000, {
    error: 'The answer of Google Drive is too long',
  }),
})

const refusals = [
  'forbidden',
  'drive_pick_ended',
  'drive_nothing_picked',
  'drive_not_confirmed',
  'drive_away',
  'upload_too_large',
  'busy',
] as const

/**
 * The same as uploading that file, with the same checks. A pick works only once, and so does the code that Google
 * sends. With an Idempotency-Key, a repeat continues where the first call stopped, or gets its answer.
 */
export const addDriveTranscript = endpoint({
  method: 'POST',
  path: '/athlete/{id}/upload-transcripts/google-drive',
  guard: 'check-auth',
  rate: 'write',
  effect: 'outside',
  summary: 'Add a transcript that was picked from Google Drive',
  params: athleteParams,
  body: answer,
  fetchesFile: true,
  output: uploadTranscript.output,
  errors: ['not_found', ...refusals],
  quiet: ['missing', 'refusal'],
})

/** The same as uploading that picture, with the same checks. */
export const addDrivePicture = endpoint({
  method: 'POST',
  path: '/upload/tmp/google-drive',
  guard: 'check-auth',
  rate: 'write',
  effect: 'outside',
  summary: 'Add a picture that was picked from Google Drive, for later use',
  body: answer,
  fetchesFile: true,
  output: uploadPicture.output,
  errors: ['too_many_unused_pictures', ...refusals],
  quiet: ['refusal'],
})
