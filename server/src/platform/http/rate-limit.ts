import type { RateClass } from '@fieldhouse/contract/endpoint'
import type { Redis } from 'ioredis'
import { clock } from '../clock.ts'

interface Limit {
  requests: number
  seconds: number
}

export type Limits = Record<RateClass, Limit>

/** How often one caller may come, by address or by account. */
export const standardLimits: Limits = {
  read: { requests: 600, seconds: 60 },
  write: { requests: 120, seconds: 60 },
  form: { requests: 10, seconds: 600 },
  'sign-in': { requests: 10, seconds: 60 },
  socket: { requests: 120, seconds: 60 },
}

export interface RateLimiter {
  /** Counts one request; gives the seconds to wait when it is one too many, else 0. */
  take(rate: RateClass, caller: string): number | Promise<number>
}

/** Fixed windows in this process. */
export const createMemoryLimiter = (limits: Limits = standardLimits): RateLimiter => {
  let windows = new Map<string, { count: number; endsAt: number }>()
  const most = 100_000
  return {
    take: (rate, caller) => {
      const { requests, seconds } = limits[rate]
      const now = clock.now().getTime()
      const key = `${rate} ${caller}`
      const open = windows.get(key)
      if (open && open.endsAt > now) {
        open.count += 1
        return open.count > requests ? Math.ceil((open.endsAt - now) / 1000) : 0
      }
      // A flood of addresses must not fill the memory: drop what is over, or, if nothing is, start anew.
      if (windows.size >= most) {
        windows = new Map([...windows].filter(([, { endsAt }]) => endsAt > now))
        if (windows.size >= most) windows.clear()
      }
      windows.set(key, { count: 1, endsAt: now + seconds * 1000 })
      return 0
    },
  }
}

const countInWindow = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`

/** The same windows shared by all nodes; while Redis is away each node counts for itself. */
export const createRedisLimiter = (redis: Redis, limits: Limits = standardLimits): RateLimiter => {
  const memory = createMemoryLimiter(limits)
  return {
    take: async (rate, caller) => {
      const { requests, seconds } = limits[rate]
      try {
        const [count, left] = (await redis.eval(
          countInWindow,
          1,
          `rate:${rate}:${caller}`,
          seconds * 1000,
        )) as [number, number]
        return count > requests ? Math.ceil(left / 1000) : 0
      } catch {
        return memory.take(rate, caller)
      }
    },
  }
}

/** One household: a whole address for IPv4, the first half of one for IPv6. */
export const callerOf = (ip: string): string => {
  if (!ip.includes(':')) return ip
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  return mapped ?? ip.split(':').slice(0, 4).join(':')
}
