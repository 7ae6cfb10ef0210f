import { clock } from '../../platform/clock.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** The people who write to each other in the demo world live on Pacific time. */
const behindUtc = 8

/** The last finished day there when the world is made, so nothing happens in the future. */
const lastDayOver = (): number => Math.floor((clock.now().getTime() - behindUtc * hour) / day) - 1

/** This many days before the last finished one. */
export const dateBack = (days: number): string =>
  new Date((lastDayOver() - days) * day).toISOString().slice(0, 10)

/** On that day, at a time such as `16:12`. */
export const momentBack = (days: number, time: string): Date =>
  new Date(`${dateBack(days)}T${time}:00-0${behindUtc}:00`)
