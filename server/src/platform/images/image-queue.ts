import { createFairQueue } from '../fair-queue.ts'

/** Pictures cost time, and each waiting one takes up to 10 MB. One queue per process, by account. */
export const queued = createFairQueue({
  atOnce: 2,
  atOnceEach: 1,
  waiting: 16,
  waitingEach: 4,
  yoursAreWaiting: 'Your other pictures are still being worked on. Please try again in a moment.',
  allAreBusy: 'Many pictures are being worked on right now. Please try again in a moment.',
})
