import type { FoundAthlete } from '@fieldhouse/contract/search'
import { usStates } from '@fieldhouse/contract/search.states'

/** By its postal letters; what is none of ours stays as it is. */
const stateName = (state: string): string => usStates[state] ?? state

/** A line never begins with the dot. */
const dot = '\u00a0· '

type Facts = Pick<FoundAthlete, 'class' | 'state' | 'position' | 'personal_metrics'>

/** In feet and inches, `5'10"`. */
export const heightOf = ({ height, height_in }: FoundAthlete['personal_metrics']): string | null =>
  height ? `${height}'${height_in ?? 0}"` : null

/** What tells athletes of one name apart, in one line; what is not known is left out. */
export const athleteLine = ({ class: year, state, position, personal_metrics }: Facts): string =>
  [
    year && `Class of ${year}`,
    state && stateName(state),
    position,
    heightOf(personal_metrics),
    personal_metrics.weight && `${personal_metrics.weight}\u00a0lbs`,
  ]
    .filter(Boolean)
    .join(dot)

/** Where they play and live, as far as anyone may know. */
export const placeLine = ({ high_school, city }: Pick<FoundAthlete, 'high_school' | 'city'>): string =>
  [high_school, city].filter(Boolean).join(dot)

/** What they play and in which state, beside figures that say the rest. */
export const playsLine = ({ position, state }: Pick<Facts, 'position' | 'state'>): string =>
  [position, state && stateName(state)].filter(Boolean).join(dot)
