import type { Gender } from '@fieldhouse/contract/accounts'
import type { PlayLevel, Region, Selectivity, Setting } from '@fieldhouse/contract/matching.answers'
import { conferenceTier, divisionLevel } from './levels.data.ts'
import { selectivityBands } from './wishes.data.ts'

/** What a match knows about a college. Null is unknown. */
export interface MatchCollege {
  readonly id: number
  readonly name: string
  readonly state: string
  readonly region: Region
  readonly lat: number
  readonly lon: number
  readonly division: string
  readonly conference: string | null
  readonly years: '2-year' | '4-year'
  readonly control: 'public' | 'private'
  readonly setting: Setting
  readonly undergraduates: number | null
  /** From 0 to 1. */
  readonly admission_rate: number | null
  readonly is_open: boolean
  /** The middle half of reading and math together. */
  readonly sat: readonly [p25: number, p75: number] | null
  readonly sat_average: number | null
  readonly act: readonly [p25: number, p75: number] | null
  readonly net_cost: number | null
  readonly in_state_tuition: number | null
  readonly out_state_tuition: number | null
  /** Its largest fields of study. */
  readonly majors: readonly string[]
  /** From 0 to 1. */
  readonly graduation_rate: number | null
  readonly is_hbcu: boolean
  readonly is_single_sex: boolean
  /** False if it is known to have no team, or no students, of that gender. */
  readonly teams: Readonly<Record<Gender, boolean>>
  /** False: no source confirms its basketball team. */
  readonly is_confirmed: boolean
}

/** An unknown division or conference plays at the lowest level of its kind. */
export const levelOf = ({ division, conference }: MatchCollege): PlayLevel =>
  division === 'NCAA D1'
    ? (conferenceTier[conference ?? ''] ?? 'd1-low')
    : (divisionLevel[division] ?? 'small')

/** Null if it does not publish whom it admits. */
export const selectivityOf = ({
  admission_rate,
  is_open,
}: Pick<MatchCollege, 'admission_rate' | 'is_open'>): Selectivity | null => {
  if (is_open) return 'open'
  if (admission_rate === null) return null
  return selectivityBands.find(([, below]) => admission_rate < below)?.[0] ?? null
}

/** A public college's published net cost is for residents. It is an estimate for those from another state. */
export const isCostEstimate = (college: MatchCollege, homeState: string | null): boolean =>
  college.control === 'public' &&
  homeState !== null &&
  homeState !== college.state &&
  college.in_state_tuition !== college.out_state_tuition

/** Those from another state pay the difference in tuition on top. The same figure as in the recruiting center. */
export const netCostFor = (college: MatchCollege, homeState: string | null): number | null => {
  const { net_cost, in_state_tuition, out_state_tuition } = college
  if (net_cost === null || !isCostEstimate(college, homeState)) return net_cost
  if (in_state_tuition === null || out_state_tuition === null) return null
  return net_cost + out_state_tuition - in_state_tuition
}
