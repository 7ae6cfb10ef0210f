import type { RecruitingAthlete } from '@fieldhouse/contract/recruiting'
import { factLine } from '../../../lib/athlete-facts.ts'
import { stateName } from '../../../lib/state-names.ts'
import { townOf } from '../../../lib/towns.ts'

type Facts = Pick<RecruitingAthlete, 'position' | 'high_school' | 'city' | 'state'>

export const positionAndSchool = ({ position, high_school }: Facts): string =>
  factLine([position, high_school])

/** Where they live: `Bend, Oregon`. */
export const wholeTown = ({ city, state }: Pick<Facts, 'city' | 'state'>): string =>
  townOf({ city, state: state && stateName(state) })
