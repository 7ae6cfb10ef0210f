import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { factLine } from '../../lib/athlete-facts.ts'
import { sportName } from '../../lib/sport-names.ts'

/** A coach's first questions, in one line. Unknown facts are left out. */
export const rosterLine = ({
  position,
  class: year,
  sport,
}: Pick<RosterAthlete, 'position' | 'class' | 'sport'>) =>
  factLine([position, year && `Class of ${year}`, sportName(sport.key)])
