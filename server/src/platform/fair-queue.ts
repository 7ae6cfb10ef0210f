import { AppError } from './app-error.ts'

interface QueueLimits {
  /** How many run at the same time, in total and per owner. */
  readonly atOnce: number
  readonly atOnceEach: number
  /** How many more may wait, in total and per owner. */
  readonly waiting: number
  readonly waitingEach: number
  /** How many of these may belong to visitors. Many IP addresses must not block people with an account. */
  readonly waitingVisitors?: number
  /** The text for an owner with too many waiting, and the text for anyone when the queue is full. */
  readonly yoursAreWaiting: string
  readonly allAreBusy: string
}

interface Turn {
  begin(): void
  refuse(): void
}

const retryAfterSeconds = 5

/**
 * Heavy work by owner, which is an account or an IP address. Owners take turns, so many pieces of one never delay the
 * single piece of another. When the queue is full, the longest line gives up its last piece for an owner with less.
 */
export const createFairQueue = (limits: QueueLimits) => {
  /** Waiting owners. The first has the next turn. */
  const lines = new Map<string, Turn[]>()
  const running = new Map<string, number>()
  const sum = (counts: Iterable<number>) => Iterator.from(counts).reduce((all, count) => all + count, 0)
  const runningOf = (owner: string) => running.get(owner) ?? 0
  const waitingOf = (owner: string) => lines.get(owner)?.length ?? 0

  const mayBegin = (owner: string) =>
    sum(running.values()) < limits.atOnce && runningOf(owner) < limits.atOnceEach

  const begin = (owner: string) => running.set(owner, runningOf(owner) + 1)

  /** After a turn, the owner goes to the end. */
  const moveToEnd = (owner: string) => {
    const line = lines.get(owner)
    lines.delete(owner)
    if (line && line.length > 0) lines.set(owner, line)
  }

  const beginNext = () => {
    for (const [owner, line] of lines) {
      if (!mayBegin(owner)) continue
      const turn = line.shift()
      moveToEnd(owner)
      begin(owner)
      turn?.begin()
    }
  }

  const leave = (owner: string) => {
    if (runningOf(owner) > 1) running.set(owner, runningOf(owner) - 1)
    else running.delete(owner)
    moveToEnd(owner)
    beginNext()
  }

  const allAreBusy = () => new AppError('busy', { message: limits.allAreBusy, retryAfterSeconds })

  const visitors = new Set<string>()
  const visitorsWaiting = () => sum([...visitors].map(waitingOf))

  /** Makes room for one more piece from this owner, or refuses it. */
  const makeRoom = (owner: string, isVisitor: boolean) => {
    if (isVisitor && visitorsWaiting() >= (limits.waitingVisitors ?? limits.waiting)) throw allAreBusy()
    if (waitingOf(owner) >= limits.waitingEach)
      throw new AppError('too_many_requests', { message: limits.yoursAreWaiting, retryAfterSeconds })
    if (sum([...lines.values()].map((line) => line.length)) < limits.waiting) return
    const [longest = owner] = [...lines.keys()].toSorted((a, b) => waitingOf(b) - waitingOf(a))
    if (waitingOf(longest) <= waitingOf(owner) + 1) throw allAreBusy()
    lines.get(longest)?.pop()?.refuse()
  }

  const turn = async (owner: string, isVisitor: boolean): Promise<void> => {
    if (mayBegin(owner)) {
      begin(owner)
      return
    }
    makeRoom(owner, isVisitor)
    if (isVisitor) visitors.add(owner)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const line = lines.get(owner) ?? []
    line.push({ begin: resolve, refuse: () => reject(allAreBusy()) })
    lines.set(owner, line)
    await promise
  }

  return async <T>(owner: string, work: () => Promise<T>, isVisitor = false): Promise<T> => {
    await turn(owner, isVisitor)
    try {
      return await work()
    } finally {
      leave(owner)
      if (waitingOf(owner) === 0) visitors.delete(owner)
    }
  }
}
