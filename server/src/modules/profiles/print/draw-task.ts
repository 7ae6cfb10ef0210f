import { createHash } from 'node:crypto'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { sideTask } from '../../../platform/side-processes/side-task.ts'

/** Increased when sheets or cards look different, so drawings of an older version are not reused. */
const drawingFormat = 3

/** Everything that a drawing depends on. The page names the photo, and the picture at its address never changes. */
export interface Drawing {
  readonly kind: 'profile' | 'metrics' | 'event-sheet' | 'card'
  /** The page as JSON, with only what its reader may see. */
  readonly page: Uint8Array
  readonly sport: Sport
  /** Only for a sheet: the address of the page, and the day of printing. */
  readonly sheet?: { readonly address: string; readonly today: string }
}

/** Equal for two drawings only if they are drawn exactly the same. */
export const tagOf = ({ page, ...rest }: Drawing): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingFormat, rest]))
    .update(page)
    .digest('base64url')

/** PDFs and cards block a thread for some tenths of a second, so a separate process draws them. */
export const drawTask = sideTask<{ drawing: Drawing; photo: Uint8Array | null }, Uint8Array>({
  name: 'draw',
  file: new URL('./draw.process.ts', import.meta.url),
  mostMilliseconds: 30_000,
  lost: 'This could not be drawn in time. Please try again in a moment.',
})
