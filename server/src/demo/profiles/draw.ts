import type { SeasonValues } from '@fieldhouse/contract/profiles.figures'
import type { Gender } from '../lists.ts'
import type { Random } from '../random.ts'

/** The inputs for the figures of a season. */
export interface Form {
  readonly random: Random
  readonly position: string
  readonly gender: Gender
  /** How good the athlete is in that season: 0 is average, 3 is the best of a thousand. */
  readonly level: number
  readonly isClub: boolean
}

export type DrawValues = (form: Form) => SeasonValues

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

export const whole = (value: number): number => Math.max(0, Math.round(value))

export const tenths = (value: number): number => Math.max(0, Math.round(value * 10) / 10)

/** A share of a whole number, itself whole. */
export const shareOf = (total: number, share: number): number => clamp(Math.round(total * share), 0, total)

/** What a player of this level does, given the figure of an average player, with a little luck. */
export const grown = ({ random, level }: Form, ordinary: number, growth = 0.22): number =>
  ordinary * Math.exp(growth * level) * random.around(1, 0.15)

/** A percentage of that level, as a fraction within realistic limits. */
export const rate = (
  { random, level }: Form,
  ordinary: number,
  perLevel: number,
  [min, max]: readonly [number, number],
): number => clamp(ordinary + perLevel * level + random.around(0, 1.6 * Math.abs(perLevel)), min, max)

/** Games per season. Clubs play more of them, or fewer. */
export const games = ({ random, isClub }: Form, school: number, club: number): number =>
  whole(isClub ? random.around(club, club / 10) : random.around(school, school / 12))

/** The role of a position. A sport's list names them all. */
export const roleOf = <R>(roles: Readonly<Record<string, R>>, position: string): R => {
  const role = roles[position]
  if (!role) throw new Error(`No figures for the position ${position}`)
  return role
}
