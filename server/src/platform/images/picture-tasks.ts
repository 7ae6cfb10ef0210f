import type { Crop } from '@fieldhouse/contract/profiles.media'
import { sideTask } from '../side-processes/side-task.ts'
import type { MadePicture } from './picture-files.ts'

/** What we know about an uploaded file. */
export interface ReadImage {
  readonly ending: 'jpg' | 'png'
  readonly contentType: string
  /** The size of the upright upload. */
  readonly width: number
  readonly height: number
}

/** Why nothing was made: not a supported picture, too many pixels, or a part outside of it. */
export type UnusableReason = 'type' | 'pixels' | 'crop'

interface SentPicture {
  /** The id that the result is stored under. */
  readonly folder: string
  readonly bytes: Uint8Array
  readonly crop?: Crop | undefined
  /** At most this many pixels per side. Without a part, it is the square around the face. */
  readonly square?: number | undefined
}

/** PRO-05, PRO-06: an uploaded file, or a part of it, in all its widths. */
export const makePictureTask = sideTask<
  SentPicture,
  { image: ReadImage; made: MadePicture } | { unusable: UnusableReason }
>({
  name: 'make-picture',
  file: new URL('./make-picture.process.ts', import.meta.url),
  mostMilliseconds: 60_000,
  lost: 'Your picture could not be worked on in time. Please try again in a moment, or choose a smaller one.',
})

/** PRO-06: the athlete without the background. Null if no person can be separated from it. */
export const cutOutTask = sideTask<{ folder: string; bytes: Uint8Array }, MadePicture | null>({
  name: 'cut-out',
  file: new URL('./cut-out.process.ts', import.meta.url),
  mostMilliseconds: 60_000,
  lost: 'Cutting out took too long, so the photo stays as it is. Please try again in a moment.',
})
