import type { FoundAthlete } from '@fieldhouse/contract/search'
import { stateName } from './us-states.ts'

/** A line never begins with the dot. */
const dot = '\u00a0· '

type Facts = Pick<FoundAthlete, 'class' | 'state' | 'position' | 'personal_metrics'>

/** What tells athletes of one name apart, in one line; what is not known is left out. */
export const athleteLine = ({ class: year, state, position, personal_metrics }: Facts): string => {
  const { height, height_in, weight } = personal_metrics
  return [
    year && `Class of ${year}`,
    state && stateName(state),
    position,
    height && `${height}'${height_in ?? 0}"`,
    weight && `${weight} lbs`,
  ]
    .filter(Boolean)
    .join(dot)
}
