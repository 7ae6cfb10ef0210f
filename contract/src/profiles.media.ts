import * as z from 'zod'
import { endpoint, type Schema } from './endpoint.ts'
import { uploadTooLarge } from './errors.ts'
import { rowId } from './fields.ts'
import { athleteDocument, mediaItem, picture } from './profiles.document.ts'
import { baseVersion, optionalLine, webAddress } from './profiles.fields.ts'
import { athleteParams } from './profiles.ts'
import { videoOf } from './profiles.video.ts'

/** PRO-05, PRO-06: the pictures and videos of a page. */

export const maxImageBytes = 10_000_000

export const imageTypes = ['jpeg', 'jpg', 'png'] as const

/** A small file can claim to be huge, and every pixel costs memory. Phones take up to 50 megapixels. */
export const imageLimits = { megapixels: 50, side: 12_000 } as const

export const imageFaults = {
  type: `The specified file could not be uploaded. Only files with following extensions are allowed: ${imageTypes.join(', ')}`,
  size: uploadTooLarge(maxImageBytes),
  pixels: `The specified file could not be uploaded. A picture can have up to ${imageLimits.megapixels} megapixels and ${imageLimits.side.toLocaleString('en-US')} pixels on a side. Please make it smaller and upload it again.`,
} as const

const given = (value: unknown) => value || undefined

const one = z.object({ data: athleteDocument })

/**
 * A picture to use within a day: as a photo, in the gallery, or with an article. Uploads store no Idempotency-Key. The
 * file is processed before anything is written, and no transaction may wait for that.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/upload/tmp',
  guard: 'check-auth',
  rate: 'write',
  effect: 'none',
  summary: 'Upload a picture for later use',
  upload: { maxBytes: maxImageBytes },
  output: z.object({
    data: z.object({
      id: z.string(),
      picture,
      /** The size of the upright upload. A crop is measured in these pixels. */
      width: z.number(),
      height: z.number(),
    }),
  }),
  errors: ['too_many_unused_pictures', 'busy', 'unavailable'],
  quiet: ['refusal'],
})

const pixels = (min: number) => z.coerce.number<number | string>().int().min(min).max(100_000)

const crop = z.object({ x: pixels(0), y: pixels(0), width: pixels(1), height: pixels(1) })
export type Crop = z.output<typeof crop>

/** A multipart form can contain only text besides the file. */
const fromText = (value: unknown) => {
  if (typeof value !== 'string') return value ?? undefined
  try {
    return value === '' ? undefined : JSON.parse(value)
  } catch {
    return value
  }
}

/** The part of a picture to show, in pixels of the upload. Without one, all of it. */
export const photoCrop = z.preprocess(fromText, crop.optional())

const change = <const P extends string, const B extends Schema>(path: P, body: B, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/athlete/{id}/${path}`,
    guard: 'check-auth',
    rate: 'write',
    effect: 'transaction',
    summary,
    params: athleteParams,
    body,
    output: one,
    errors: ['not_found', 'forbidden', 'athlete_hidden', 'section_changed'],
    quiet: ['missing', 'refusal'],
  })

/** PRO-06: a file, or an earlier upload, and the part of it to use, in pixels of the upload. */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/athlete/{id}/photo/upload',
  guard: 'check-auth',
  rate: 'write',
  effect: 'none',
  summary: 'Give the page a photo',
  params: athleteParams,
  body: z.object({
    version: baseVersion,
    upload_id: z.preprocess(given, rowId().optional()),
    crop: photoCrop,
  }),
  upload: { maxBytes: maxImageBytes, isOptional: true },
  output: one,
  errors: [
    'not_found',
    'forbidden',
    'section_changed',
    'picture_gone',
    'too_many_unused_pictures',
    'busy',
    'unavailable',
  ],
  quiet: ['missing', 'refusal'],
})

const remove = <const P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'DELETE',
    path: `/athlete/{id}/${path}`,
    guard: 'check-auth',
    rate: 'write',
    summary,
    params: athleteParams,
    output: one,
    errors: ['not_found', 'forbidden'],
    quiet: ['missing', 'refusal'],
  })

export const deletePhoto = remove('photo', 'Remove the photo from the page')

/** Undo: the photo that was last replaced or deleted, within seven days. A second undo brings back the later one. */
export const restorePhoto = change(
  'photo/restore',
  z.object({ version: baseVersion }),
  'Restore the previous photo',
)

/** The photo stays and gets its `cutout`. Refused if the athlete can't be separated from the background. */
export const removeBackground = endpoint({
  method: 'GET',
  path: '/athlete/{id}/photo/remove-bg',
  isChange: true,
  guard: 'check-auth',
  rate: 'write',
  summary: 'Cut the athlete out of the photo',
  params: athleteParams,
  output: one,
  errors: ['not_found', 'forbidden', 'invalid', 'too_many_requests', 'unavailable'],
  quiet: ['missing', 'refusal'],
})

/** Undoes the removal. */
export const deleteCutout = remove('photo/cutout', 'Show the photo with its background again')

export const listGallery = endpoint({
  method: 'GET',
  path: '/athlete/{id}/gallery',
  guard: 'anyone',
  rate: 'read',
  summary: 'The photos and videos of an athlete',
  params: athleteParams,
  output: z.object({ data: z.array(mediaItem) }),
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

const title = optionalLine(120)

const noLink = 'Please paste a valid link'

/** The field `Paste link with media`: required and a valid URL. */
const mediaLink = webAddress(noLink).refine((text) => videoOf(text) !== null, {
  error: 'We can’t play this link. Paste one from YouTube, Vimeo or Hudl, or a link to an mp4.',
})

export const addMedia = change(
  'gallery/create',
  z
    .object({
      version: baseVersion,
      title,
      upload_id: z.preprocess(given, rowId('Please choose a picture').optional()),
      link: z.preprocess(given, mediaLink.optional()),
    })
    .refine(({ upload_id, link }) => upload_id || link, { path: ['link'], error: noLink }),
  'Add a photo or a video',
)

export const updateMedia = endpoint({
  ...change('gallery/update/{media}', z.object({ version: baseVersion, title }), 'Name a photo or a video'),
  params: athleteParams.extend({ media: rowId() }),
})

export const sortGallery = change(
  'gallery/sort',
  z.object({ version: baseVersion, ids: z.array(rowId()).max(1000) }),
  'Put the gallery in order',
)

/** Undo of a deletion, for seven days. */
export const restoreMedia = endpoint({
  ...change('gallery/restore/{media}', z.object({ version: baseVersion }), 'Restore a photo or a video'),
  params: athleteParams.extend({ media: rowId() }),
})
