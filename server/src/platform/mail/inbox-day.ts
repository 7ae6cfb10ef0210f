import { AppError } from '../app-error.ts'
import type { Db } from '../database/database.ts'
import { countMessage, endOfDay, type InboxDay } from './inbox-days.queries.ts'

/** How a message from a form is sent: in its own email, or in one email with the others of the day. */
export type Delivery = 'now' | 'digest'

export interface InboxLimits {
  /** This many per day are sent immediately. */
  readonly immediate: number
  /** More than this are refused until the day is over. The refusal says how long that is. */
  readonly most?: { readonly count: number; readonly refusal: (wait: string) => string }
}

const hour = 3600

const inWords = (seconds: number): string =>
  seconds >= 2 * hour ? `${Math.ceil(seconds / hour)} hours` : `${Math.ceil(seconds / 60)} minutes`

/**
 * Anyone can write to an inbox with a form, from any number of addresses, so the limit is per recipient. Counts one
 * message in the open day and returns how it is sent.
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
