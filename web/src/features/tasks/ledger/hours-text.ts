import { type Clock, clockAt } from '../../../lib/dates.ts'

/** As in "9:20 – 9:50 am". The half of the day is said once if both have the same. */
export const hoursText = (from: string, to: string, clock: Clock): string => {
  const [start = '', startHalf = ''] = clockAt(from, clock).split(' ')
  const end = clockAt(to, clock)
  if (end === `${start} ${startHalf}`) return end
  return end.endsWith(startHalf) ? `${start} – ${end}` : `${start} ${startHalf} – ${end}`
}
