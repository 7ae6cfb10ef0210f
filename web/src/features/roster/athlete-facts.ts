import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { factLine } from '../../lib/athlete-facts.ts'
import { sportName } from '../../lib/sport-names.ts'

/** What a coach asks first, in one line; what is not known is left out. */
export const rosterLine = ({
  position,
  class: year,
  sport,
}: Pick<RosterAthlete, 'position' | 'class' | 'sport'>) =>
  factLine([position, year && `Class of ${year}`, sportName(sport.key)])
