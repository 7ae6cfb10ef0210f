import * as z from 'zod'
import { user } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { maxImageBytes } from './profiles.media.ts'

const ownPhoto = z.object({ data: user.pick({ photo: true }) })

/**
 * MSG-04: people who see a success coach's name see the photo next to it. We store a square cut of the file. Uploads
 * store no Idempotency-Key.
 */
export const uploadOwnPhoto = endpoint({
  method: 'POST',
  path: '/user/photo',
  guard: 'works-here',
  rate: 'write',
  effect: 'none',
  summary: 'Upload or replace your own photo',
  upload: { maxBytes: maxImageBytes },
  output: ownPhoto,
  errors: ['forbidden', 'busy', 'unavailable'],
  quiet: ['refusal'],
})

export const deleteOwnPhoto = endpoint({
  method: 'DELETE',
  path: '/user/photo',
  guard: 'works-here',
  rate: 'write',
  summary: 'Remove your own photo',
  output: ownPhoto,
  errors: ['forbidden'],
  quiet: ['refusal'],
})
