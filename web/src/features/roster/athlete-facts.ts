import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { sportName } from '../../lib/sport-names.ts'

/** A line never begins with the dot. */
const dot = '\u00a0· '

/** What a coach asks first, in one line; what is not known is left out. */
export const playsAs = ({
  position,
  class: year,
  sport,
}: Pick<RosterAthlete, 'position' | 'class' | 'sport'>) =>
  [position, year && `Class of ${year}`, sportName(sport.key)].filter(Boolean).join(dot)

export const townOf = ({ city, state }: Pick<RosterAthlete, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ')
