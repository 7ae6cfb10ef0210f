import { createFairQueue } from '../../../platform/fair-queue.ts'
import type { SideProcesses } from '../../../platform/side-processes/side-processes.ts'
import type { PrintedMatches } from './draw-matches.ts'
import { printMatchesTask } from './print-task.ts'

/** BCM-02: the matches as a PDF. One is drawn at a time, with people taking turns. */
export const createMatchPrinter = (sideProcesses: Pick<SideProcesses, 'run'>) => {
  const queued = createFairQueue({
    atOnce: 1,
    atOnceEach: 1,
    waiting: 20,
    waitingEach: 2,
    waitingVisitors: 0,
    yoursAreWaiting: 'Your other list is still being drawn. Please try again in a moment.',
    allAreBusy: 'Many lists are being drawn right now. Please try again in a moment.',
  })
  return (personId: string, matches: PrintedMatches): Promise<Buffer> =>
    queued(personId, async () => Buffer.from(await sideProcesses.run(printMatchesTask, matches)), false)
}
