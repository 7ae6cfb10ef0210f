import type { FoundAthlete } from '@fieldhouse/contract/search'
import { factLine, heightOf } from '../../lib/athlete-facts.ts'
import { stateName } from '../../lib/state-names.ts'

type Facts = Pick<FoundAthlete, 'class' | 'state' | 'position' | 'personal_metrics'>

/** What tells athletes of one name apart, in one line; what is not known is left out. */
export const foundLine = ({ class: year, state, position, personal_metrics }: Facts): string =>
  factLine([
    year && `Class of ${year}`,
    state && stateName(state),
    position,
    heightOf(personal_metrics),
    personal_metrics.weight && `${personal_metrics.weight}\u00a0lbs`,
  ])

/** Where they play and live, as far as anyone may know. */
export const foundPlace = ({ high_school, city }: Pick<FoundAthlete, 'high_school' | 'city'>): string =>
  factLine([high_school, city])

/** What they play and in which state, beside figures that say the rest. */
export const positionAndState = ({ position, state }: Pick<Facts, 'position' | 'state'>): string =>
  factLine([position, state && stateName(state)])
