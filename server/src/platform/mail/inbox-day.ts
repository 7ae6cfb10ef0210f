import { AppError } from '../app-error.ts'
import type { Db } from '../database/database.ts'
import { countMessage, endOfDay, type InboxDay } from './inbox-days.queries.ts'

/** How a message from a form goes out: in an email of its own, or with the others of the day in one. */
export type Delivery = 'now' | 'digest'

export interface InboxLimits {
  /** So many of a day go out at once. */
  readonly immediate: number
  /** More than this are refused until the day is over, in words that say how long that is. */
  readonly most?: { readonly count: number; readonly refusal: (wait: string) => string }
}

const hour = 3600

const inWords = (seconds: number): string =>
  seconds >= 2 * hour ? `${Math.ceil(seconds / hour)} hours` : `${Math.ceil(seconds / 60)} minutes`

/**
 * Anybody can write to an inbox by a form, from as many addresses as they like: so what counts is who receives. Counts
 * one message within the open day and says how it goes out.
 */
export const takePlace = async (
  tx: Db,
  day: InboxDay,
  { immediate, most }: InboxLimits,
): Promise<Delivery> => {
  if (most && day.received >= most.count) {
    const retryAfterSeconds = Math.ceil((endOfDay(day.started_at).getTime() - day.now.getTime()) / 1000)
    throw new AppError('too_many_requests', {
      message: most.refusal(inWords(retryAfterSeconds)),
      retryAfterSeconds,
    })
  }
  await countMessage(tx, day)
  return day.received < immediate ? 'now' : 'digest'
}

const shortLength = 200

/** The beginning of a text, on one line. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const signs = [...line]
  return signs.length <= shortLength ? line : `${signs.slice(0, shortLength).join('').trimEnd()}…`
}
