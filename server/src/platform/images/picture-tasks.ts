import type { Crop } from '@fieldhouse/contract/profiles.media'
import { sideTask } from '../side-processes/side-task.ts'
import type { MadePicture } from './picture-files.ts'

/** What is known of a file that was sent. */
export interface ReadImage {
  readonly ending: 'jpg' | 'png'
  readonly contentType: string
  /** As it was sent, upright. */
  readonly width: number
  readonly height: number
}

/** Why nothing was made: no picture of a kind we take, too many pixels, or a part outside of it. */
export type UnusableReason = 'type' | 'pixels' | 'crop'

interface SentPicture {
  /** The id under which what is made of it is stored. */
  readonly folder: string
  readonly bytes: Uint8Array
  readonly crop?: Crop | undefined
  /** In place of a part: the square where a face is, with at most so many pixels on a side. */
  readonly square?: number | undefined
}

/** PRO-05, PRO-06: a file that was sent, or a part of it, in all its widths. */
export const makePictureTask = sideTask<
  SentPicture,
  { image: ReadImage; made: MadePicture } | { unusable: UnusableReason }
>({
  name: 'make-picture',
  file: new URL('./make-picture.process.ts', import.meta.url),
  mostMilliseconds: 60_000,
  lost: 'Your picture could not be worked on in time. Please try again in a moment, or choose a smaller one.',
})

/** PRO-06: the athlete alone; null where nobody can be told from the background. */
export const cutOutTask = sideTask<{ folder: string; bytes: Uint8Array }, MadePicture | null>({
  name: 'cut-out',
  file: new URL('./cut-out.process.ts', import.meta.url),
  mostMilliseconds: 60_000,
  lost: 'Cutting out took too long, so the photo stays as it is. Please try again in a moment.',
})
