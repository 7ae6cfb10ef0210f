import { AppError } from '../app-error.ts'

interface QueueLimits {
  /** How many pictures are worked on at the same time. */
  readonly atOnce: number
  /** How many more may wait; whoever comes then is asked to come back. */
  readonly waiting: number
}

/** Pictures cost memory and time: only so many at once, so that everybody else is still served. */
export const createImageQueue = ({ atOnce, waiting }: QueueLimits) => {
  const next: (() => void)[] = []
  let running = 0
  const turn = async () => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (next.length >= waiting)
      throw new AppError('unavailable', {
        message: 'Many pictures are being worked on right now. Please try again in a moment.',
        retryAfterSeconds: 5,
      })
    await new Promise<void>((resolve) => next.push(resolve))
  }
  const leave = () => {
    const waited = next.shift()
    if (waited) waited()
    else running -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** The one of this process. */
export const queued = createImageQueue({ atOnce: 2, waiting: 16 })
