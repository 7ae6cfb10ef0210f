import { clock } from '../../platform/clock.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Those who write to each other in the demo world keep the clock of the Pacific coast. */
const behindUtc = 8

/** The last day that is over there when the world is made: nothing is said in the future. */
const lastDayOver = (): number => Math.floor((clock.now().getTime() - behindUtc * hour) / day) - 1

/** So many days before the last one that is over. */
export const dateBack = (days: number): string =>
  new Date((lastDayOver() - days) * day).toISOString().slice(0, 10)

/** On that day, at a time such as `16:12`. */
export const momentBack = (days: number, time: string): Date =>
  new Date(`${dateBack(days)}T${time}:00-0${behindUtc}:00`)
