import { sideTask } from '../../../platform/side-processes/side-task.ts'
import type { PrintedMatches } from './draw-matches.ts'

/** A PDF of a hundred colleges blocks a thread for a second or two, so a separate process draws it. */
export const printMatchesTask = sideTask<PrintedMatches, Uint8Array>({
  name: 'print-matches',
  file: new URL('./print-matches.process.ts', import.meta.url),
  mostMilliseconds: 30_000,
  lost: 'The matches could not be drawn in time. Please try again in a moment.',
})
