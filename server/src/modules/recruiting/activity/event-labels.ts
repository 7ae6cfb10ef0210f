import type { LoggedType } from '@fieldhouse/contract/recruiting.activity'
import { eventTypes } from '@fieldhouse/contract/recruiting.activity'

const kinds: Record<LoggedType, string> = {
  [eventTypes.call]: 'a call',
  [eventTypes.email]: 'an email',
  [eventTypes.sms]: 'an SMS',
}

/** As in "a call". */
export const kindInWords = (type: LoggedType): string => kinds[type]

/** The text for a success coach in the logs: `Logged a call with Dana Reyes, Portland State`. */
export const eventInWords = (verb: 'Logged' | 'Removed', type: LoggedType, withWhom: string): string =>
  `${verb} ${kinds[type]} with ${withWhom}`

/** A coach with the college, if there is one. */
export const coachInWords = (coach: {
  readonly first_name: string
  readonly last_name: string
  readonly college: { readonly short_name: string } | null
}): string => [`${coach.first_name} ${coach.last_name}`, coach.college?.short_name].filter(Boolean).join(', ')
