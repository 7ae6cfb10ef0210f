import type { PlayLevel, Region, Setting } from '@fieldhouse/contract/matching.answers'
import { conferenceTier, divisionLevel } from './levels.data.ts'

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
  readonly is_hbcu: boolean
  readonly is_single_sex: boolean
}

/** An unknown division or conference plays at the lowest level of its kind. */
export const levelOf = ({ division, conference }: MatchCollege): PlayLevel =>
  division === 'NCAA D1'
    ? (conferenceTier[conference ?? ''] ?? 'd1-low')
    : (divisionLevel[division] ?? 'small')
