import * as z from 'zod'
import { user } from './accounts.ts'
import { endpoint, type Schema } from './endpoint.ts'
import { rowId } from './fields.ts'
import { maxImageBytes, photoCrop } from './profiles.media.ts'

const accountPhoto = z.object({ data: user.pick({ photo: true }) })

/**
 * PAY-06: the photo next to a person's name. An athlete's is the photo of the page. Others get a square cut: the part
 * they chose, or one that we choose. Uploads store no Idempotency-Key.
 */
const photoUpload = <const P extends `/${string}`, const B extends Schema>(
  path: P,
  body: B,
  summary: string,
) =>
  endpoint({
    method: 'POST',
    path,
    guard: 'auth',
    rate: 'write',
    effect: 'none',
    summary,
    params: z.object({ id: rowId() }),
    body,
    upload: { maxBytes: maxImageBytes },
    output: accountPhoto,
    errors: ['not_found', 'forbidden', 'busy', 'unavailable', 'too_many_unused_pictures', 'picture_gone'],
    quiet: ['missing', 'refusal'],
  })

const chosenPart = z.object({ crop: photoCrop })

export const uploadUserPhoto = photoUpload('/user/photo/{id}', chosenPart, 'Upload the photo of an account')

export const updateUserPhoto = photoUpload(
  '/user/photo/update/{id}',
  chosenPart,
  'Replace the photo of an account',
)

export const deleteUserPhoto = endpoint({
  method: 'DELETE',
  path: '/user/photo/{id}',
  guard: 'auth',
  rate: 'write',
  summary: 'Remove the photo of an account',
  params: z.object({ id: rowId() }),
  output: accountPhoto,
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})
