import type { FoundAthlete } from '@fieldhouse/contract/search'
import { factLine, heightOf, sizeText, weightOf } from '../../lib/athlete-facts.ts'
import { stateName } from '../../lib/state-names.ts'
import type { Units } from '../../lib/units.ts'

type Facts = Pick<FoundAthlete, 'class' | 'state' | 'position' | 'personal_metrics'>

/** What sets athletes with the same name apart, in one line. Unknown facts are left out. */
export const foundLine = ({ class: year, state, position, personal_metrics }: Facts, units: Units): string =>
  factLine([
    year && `Class of ${year}`,
    state && stateName(state),
    position,
    sizeText(heightOf(personal_metrics, units)),
    sizeText(weightOf(personal_metrics, units)),
  ])

/** Where they play and live, as far as it is public. */
export const foundPlace = ({ high_school, city }: Pick<FoundAthlete, 'high_school' | 'city'>): string =>
  factLine([high_school, city])

/** Position and state, beside the numbers. */
export const positionAndState = ({ position, state }: Pick<Facts, 'position' | 'state'>): string =>
  factLine([position, state && stateName(state)])
