import { createHmac, randomBytes } from 'node:crypto'
import { clock } from '../../platform/clock.ts'

/** Enough for a busy hour. A flood beyond it forgets the oldest. */
const most = 100_000

/**
 * Remembers for a while that something was seen, only in the memory of this process and under a key made at its start.
 * The original values can't be read back from it.
 */
export const createSeenLately = (milliseconds: number) => {
  const key = randomBytes(32)
  // In order of arrival, so the first are always the oldest.
  const until = new Map<string, number>()
  const nameOf = (words: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url')
  const forgetOld = (now: number) => {
    for (const [name, end] of until) {
      if (end > now && until.size <= most) return
      until.delete(name)
    }
  }
  const has = (...words: string[]) => (until.get(nameOf(words)) ?? 0) > clock.now().getTime()
  return {
    has,
    add: (...words: string[]) => {
      const now = clock.now().getTime()
      const name = nameOf(words)
      until.delete(name)
      until.set(name, now + milliseconds)
      forgetOld(now)
    },
  }
}

export type SeenLately = ReturnType<typeof createSeenLately>
