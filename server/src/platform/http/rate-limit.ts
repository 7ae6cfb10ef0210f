import { randomInt } from 'node:crypto'
import { archivesPerDay } from '@fieldhouse/contract/accounts.archive'
import type { RateClass } from '@fieldhouse/contract/endpoint'
import type { Redis } from 'ioredis'
import { AppError } from '../app-error.ts'
import { clock } from '../clock.ts'

interface Limit {
  requests: number
  seconds: number
}

/**
 * Limits for keys that a use case makes. Things an outsider can do are never counted by account alone if reaching the
 * limit refuses: that would lock the owner out.
 */
export type AccountRate =
  | 'account-sign-in'
  | 'account-tries'
  | 'account-code'
  | 'access-codes'
  | 'account-mail'
  | 'account-mails'
  | 'address-mails'
  | 'invitations'
  | 'invitations-sent'
  | 'archives'
  | 'messages'
  | 'messages-to-one'
  | 'cards'
  | 'household-cards'
  | 'promo-codes'
  | 'figures'

type AnyRate = RateClass | AccountRate

export type Limits = Record<AnyRate, Limit>

/** Limits per caller, by IP address or by account. */
export const standardLimits: Limits = {
  read: { requests: 600, seconds: 60 },
  write: { requests: 120, seconds: 60 },
  /** Read, received, typing, drafting: a busy conversation has many of these. */
  receipt: { requests: 600, seconds: 60 },
  form: { requests: 10, seconds: 600 },
  'sign-in': { requests: 10, seconds: 60 },
  /** Codes, links, and the calls that send them. */
  code: { requests: 20, seconds: 600 },
  /** Checks while a person types. */
  probe: { requests: 40, seconds: 60 },
  /** Wrong passwords from one household at one account, or from one known device. */
  'account-sign-in': { requests: 10, seconds: 900 },
  /** Wrong passwords at one account from unknown places. Above this, we require a code too. */
  'account-tries': { requests: 20, seconds: 3600 },
  'account-code': { requests: 10, seconds: 900 },
  /** Wrong access codes from one household, for any athlete's page. */
  'access-codes': { requests: 20, seconds: 900 },
  /** One email of a kind per minute, and five per hour. */
  'account-mail': { requests: 1, seconds: 60 },
  'account-mails': { requests: 5, seconds: 3600 },
  /** From all senders to one address, so nobody's mailbox is flooded from many places. */
  'address-mails': { requests: 20, seconds: 3600 },
  /** Per day: to one inbox from everyone, and from one person to everyone. */
  invitations: { requests: 5, seconds: 86_400 },
  'invitations-sent': { requests: 20, seconds: 86_400 },
  /** Per day: one person's archives. */
  archives: { requests: archivesPerDay, seconds: 86_400 },
  /** From one person, to everyone and in one conversation. */
  messages: { requests: 60, seconds: 60 },
  'messages-to-one': { requests: 20, seconds: 60 },
  socket: { requests: 120, seconds: 60 },
  /** New cards and payments of one account, and of everyone at one address. Card testers need many. */
  cards: { requests: 12, seconds: 3600 },
  'household-cards': { requests: 60, seconds: 3600 },
  /** Wrong promo codes from one household or account. The same as for checking one while it is typed. */
  'promo-codes': { requests: 40, seconds: 60 },
  /** Several drawings in one file. Pages ask for few, and they are cached. */
  figures: { requests: 40, seconds: 60 },
  /** PDFs: a coach prints the sheets of a whole roster at an event, and nobody needs one every second. */
  print: { requests: 60, seconds: 600 },
}

export interface RateLimiter {
  /** Counts one request. Returns the seconds to wait if it is over the limit, else 0. */
  take(rate: AnyRate, caller: string): number | Promise<number>
  /** Takes back one request that turned out not to be an attempt. */
  giveBack(rate: AnyRate, caller: string): void | Promise<void>
}

interface Window {
  count: number
  readonly endsAt: number
}

/**
 * Fast, because it runs in the middle of a flood. The seed keeps attackers from choosing who they share a window with.
 */
const seededHash = (text: string, seed: number): number => {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** How many callers one rate counts separately. */
const mostWindows = 50_000
/** Callers beyond that share this many windows. */
const sharedWindows = 4096

/**
 * The windows of one rate. Their number is limited, and a running window is never dropped, because then a flood of
 * addresses would give a guesser new attempts. When there is no room, new callers share windows by a hash that nobody
 * can predict.
 */
const createWindows = () => {
  const windows = new Map<string, Window>()
  const seed = randomInt(2 ** 32)

  // All windows of a rate have the same length, so the oldest ends first.
  const dropEnded = (now: number) => {
    for (const [name, { endsAt }] of windows) {
      if (endsAt > now) return
      windows.delete(name)
    }
  }
  const sharedName = (caller: string) => `shared ${seededHash(caller, seed) % sharedWindows}`
  const nameOf = (caller: string) =>
    windows.size < mostWindows || windows.has(caller) ? caller : sharedName(caller)
  const find = (caller: string) => windows.get(nameOf(caller))

  return {
    get size() {
      return windows.size
    },
    /** The running window of this caller. Created if there is none. */
    open(caller: string, now: number, endsAt: number): Window {
      const known = find(caller)
      if (known && known.endsAt > now) return known
      dropEnded(now)
      const window = { count: 0, endsAt }
      windows.set(nameOf(caller), window)
      return window
    },
    find,
  }
}

/** Fixed windows in this process. */
export const createMemoryLimiter = (limits: Limits = standardLimits) => {
  const windowsOf = new Map<AnyRate, ReturnType<typeof createWindows>>()
  const windows = (rate: AnyRate) => {
    const known = windowsOf.get(rate) ?? createWindows()
    windowsOf.set(rate, known)
    return known
  }
  return {
    /** The number of windows in memory, of all rates. */
    get size() {
      return [...windowsOf.values()].reduce((sum, { size }) => sum + size, 0)
    },
    take(rate: AnyRate, caller: string): number {
      const { requests, seconds } = limits[rate]
      const now = clock.now().getTime()
      const window = windows(rate).open(caller, now, now + seconds * 1000)
      window.count += 1
      return window.count > requests ? Math.ceil((window.endsAt - now) / 1000) : 0
    },
    giveBack(rate: AnyRate, caller: string): void {
      const window = windows(rate).find(caller)
      if (window && window.count > 0) window.count -= 1
    },
  } satisfies RateLimiter & { size: number }
}

const countInWindow = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`

const uncountInWindow = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`

/** After a failure, we don't ask Redis for this long. Otherwise every request would wait for a hanging Redis. */
const pauseMilliseconds = 5_000

/** The same windows shared by all nodes. While Redis is away or hangs, each node counts on its own. */
export const createRedisLimiter = (redis: Redis, limits: Limits = standardLimits): RateLimiter => {
  const memory = createMemoryLimiter(limits)
  const keyOf = (rate: AnyRate, caller: string) => `rate:${rate}:${caller}`
  let pausedUntil = 0
  return {
    take: async (rate, caller) => {
      const { requests, seconds } = limits[rate]
      if (clock.now().getTime() < pausedUntil) return memory.take(rate, caller)
      try {
        const [count, left] = (await redis.eval(countInWindow, 1, keyOf(rate, caller), seconds * 1000)) as [
          number,
          number,
        ]
        return count > requests ? Math.ceil(left / 1000) : 0
      } catch {
        pausedUntil = clock.now().getTime() + pauseMilliseconds
        return memory.take(rate, caller)
      }
    },
    giveBack: async (rate, caller) => {
      if (clock.now().getTime() < pausedUntil) return memory.giveBack(rate, caller)
      try {
        await redis.eval(uncountInWindow, 1, keyOf(rate, caller))
      } catch {
        memory.giveBack(rate, caller)
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

/** One household: a whole IPv4 address, or the first half of an IPv6 address. */
export const callerOf = (ip: string): string => {
  if (!ip.includes(':')) return ip
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  return mapped ?? groupsOf(ip).slice(0, 4).join(':')
}

/** Throws the refusal with the time to come back. */
export const assertWithin = async (limiter: RateLimiter, rate: AnyRate, caller: string): Promise<void> => {
  const wait = await limiter.take(rate, caller)
  if (wait > 0)
    throw new AppError(codeOf(rate), {
      message:
        refusalIn[rate]?.(waitInWords(wait)) ??
        `Too many attempts. Please try again in ${waitInWords(wait)}.`,
      retryAfterSeconds: wait,
    })
}

/** Limits of one account, code, or address, for all callers together. Every other limit is per caller. */
const codeOf = (rate: AnyRate) =>
  /^(account|access)-/.test(rate) ? 'too_many_attempts' : 'too_many_requests'

const tooManyMessages = (wait: string) => `That is a lot of messages in one minute. You can go on in ${wait}.`

const tooManyCards = (wait: string) =>
  `That is a lot of payments in one hour. Nothing was charged. You can go on in ${wait}.`

/** The text for limits that are not about attempts. */
const refusalIn: Partial<Record<AnyRate, (wait: string) => string>> = {
  messages: tooManyMessages,
  'messages-to-one': tooManyMessages,
  cards: tooManyCards,
  'household-cards': tooManyCards,
  archives: (wait) =>
    `You can download your archive ${archivesPerDay} times a day. You can go on in ${wait}.`,
  print: (wait) => `That is a lot of downloads in ten minutes. You can go on in ${wait}.`,
}

const waitInWords = (seconds: number): string =>
  seconds < 120
    ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
    : seconds < 7200
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3600)} hours`
