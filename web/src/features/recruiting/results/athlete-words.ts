import type { RecruitingAthlete } from '@fieldhouse/contract/recruiting'
import { usStates } from '@fieldhouse/contract/search.states'

/** A line never begins with the dot. */
const dot = '\u00a0· '

/** In feet and inches, `5'10"`. */
export const heightOf = ({ height, height_in }: RecruitingAthlete['personal_metrics']): string | null =>
  height ? `${height}'${height_in ?? 0}"` : null

type Facts = Pick<RecruitingAthlete, 'position' | 'high_school' | 'city' | 'state'>

export const playsLine = ({ position, high_school }: Facts): string =>
  [position, high_school].filter(Boolean).join(dot)

/** Where they live: `Bend, Oregon`. */
export const townOf = ({ city, state }: Pick<Facts, 'city' | 'state'>): string =>
  [city, state && (usStates[state] ?? state)].filter(Boolean).join(', ')
