import type { RateClass } from '@fieldhouse/contract/endpoint'
import type { Redis } from 'ioredis'
import { AppError } from '../app-error.ts'
import { clock } from '../clock.ts'

interface Limit {
  requests: number
  seconds: number
}

/** How often something may happen to one account, whoever asks for it. */
export type AccountRate =
  | 'account-sign-in'
  | 'account-code'
  | 'account-mail'
  | 'account-mails'
  | 'messages'
  | 'messages-to-one'

type AnyRate = RateClass | AccountRate

export type Limits = Record<AnyRate, Limit>

/** How often one caller may come, by address or by account. */
export const standardLimits: Limits = {
  read: { requests: 600, seconds: 60 },
  write: { requests: 120, seconds: 60 },
  /** Read, arrived, typing, begun: of a busy conversation there are many. */
  receipt: { requests: 600, seconds: 60 },
  form: { requests: 10, seconds: 600 },
  'sign-in': { requests: 10, seconds: 60 },
  /** Codes, links and what sends them. */
  code: { requests: 20, seconds: 600 },
  /** Checks while somebody types. */
  probe: { requests: 40, seconds: 60 },
  'account-sign-in': { requests: 10, seconds: 900 },
  'account-code': { requests: 10, seconds: 900 },
  /** One mail of a kind a minute, and five an hour. */
  'account-mail': { requests: 1, seconds: 60 },
  'account-mails': { requests: 5, seconds: 3600 },
  /** Of one person, to everybody and in one conversation. */
  messages: { requests: 60, seconds: 60 },
  'messages-to-one': { requests: 20, seconds: 60 },
  socket: { requests: 120, seconds: 60 },
  /** PDFs: a coach prints the sheets of a whole roster at an event, and nobody needs one every second. */
  print: { requests: 60, seconds: 600 },
}

export interface RateLimiter {
  /** Counts one request; gives the seconds to wait when it is one too many, else 0. */
  take(rate: AnyRate, caller: string): number | Promise<number>
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

/** After a failure Redis is not asked for so long: every request would wait for one that hangs. */
const pauseMilliseconds = 5_000

/** The same windows shared by all nodes; while Redis is away or hangs each node counts for itself. */
export const createRedisLimiter = (redis: Redis, limits: Limits = standardLimits): RateLimiter => {
  const memory = createMemoryLimiter(limits)
  let pausedUntil = 0
  return {
    take: async (rate, caller) => {
      const { requests, seconds } = limits[rate]
      if (clock.now().getTime() < pausedUntil) return memory.take(rate, caller)
      try {
        const [count, left] = (await redis.eval(
          countInWindow,
          1,
          `rate:${rate}:${caller}`,
          seconds * 1000,
        )) as [number, number]
        return count > requests ? Math.ceil(left / 1000) : 0
      } catch {
        pausedUntil = clock.now().getTime() + pauseMilliseconds
        return memory.take(rate, caller)
      }
    },
  }
}

/** The eight groups of an IPv6 address, with the zeros that `::` leaves out. */
const groupsOf = (ip: string): string[] => {
  const [before = [], after = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const left = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(left).fill('0'), ...after]
}

/** One household: a whole address for IPv4, the first half of one for IPv6. */
export const callerOf = (ip: string): string => {
  if (!ip.includes(':')) return ip
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  return mapped ?? groupsOf(ip).slice(0, 4).join(':')
}

/** Throws the refusal that says when to come back. */
export const assertWithin = async (limiter: RateLimiter, rate: AnyRate, caller: string): Promise<void> => {
  const wait = await limiter.take(rate, caller)
  if (wait > 0)
    throw new AppError('too_many_requests', {
      message:
        refusalIn[rate]?.(waitInWords(wait)) ??
        `Too many attempts. Please try again in ${waitInWords(wait)}.`,
      retryAfterSeconds: wait,
    })
}

const tooManyMessages = (wait: string) => `That is a lot of messages in one minute. You can go on in ${wait}.`

/** What a person reads where it is about no attempt. */
const refusalIn: Partial<Record<AnyRate, (wait: string) => string>> = {
  messages: tooManyMessages,
  'messages-to-one': tooManyMessages,
  print: (wait) => `That is a lot of PDFs in ten minutes. You can go on in ${wait}.`,
}

const waitInWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`
