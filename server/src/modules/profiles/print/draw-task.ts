import { createHash } from 'node:crypto'
import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { sideTask } from '../../../platform/side-processes/side-task.ts'

/** Raised when sheets or cards look different, so that nobody keeps what an older program drew. */
const drawingFormat = 3

/** Everything that a drawing depends on. The photo is named in the page, and what its address leads to never changes. */
export interface Drawing {
  readonly kind: 'profile' | 'metrics' | 'event-sheet' | 'card'
  /** The page as JSON, with what its reader may see and nothing else. */
  readonly page: Uint8Array
  readonly sport: Sport
  /** What only a sheet has: the address of the page, and the day on which it is printed. */
  readonly sheet?: { readonly address: string; readonly today: string }
}

/** The same for two drawings only when they are drawn alike, to the last letter. */
export const tagOf = ({ page, ...rest }: Drawing): string =>
  createHash('sha256')
    .update(JSON.stringify([drawingFormat, rest]))
    .update(page)
    .digest('base64url')

/** PDFs and cards block a thread for some tenths of a second, so a process of their own draws them. */
export const drawTask = sideTask<{ drawing: Drawing; photo: Uint8Array | null }, Uint8Array>({
  name: 'draw',
  file: new URL('./draw.process.ts', import.meta.url),
  mostMilliseconds: 30_000,
  lost: 'This could not be drawn in time. Please try again in a moment.',
})
