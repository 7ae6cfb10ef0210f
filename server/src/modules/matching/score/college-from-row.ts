import { type Setting, settings } from '@fieldhouse/contract/matching.answers'
import type { CollegeRow } from '../../colleges/index.ts'
import type { MatchCollege } from './college.ts'
import { regionOf } from './regions.data.ts'

const settingOf = (setting: string): Setting => {
  const known = settings.find((one) => one === setting)
  if (!known) throw new Error(`No college can be in the setting ${setting}.`)
  return known
}

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other

const range = (low: number | null, high: number | null): readonly [number, number] | null =>
  low === null || high === null ? null : [low, high]

/** Athletes play two years at a junior college, even where it also has four-year degrees. */
const yearsOf = ({ level, division }: CollegeRow): MatchCollege['years'] =>
  level === '2-year' || /^(NJCAA|CCCAA|NWAC)/.test(division) ? '2-year' : '4-year'

/** Unknown counts as a team, like in the recruiting center. */
const teamsOf = ({ mens_basketball, womens_basketball, single_sex }: CollegeRow): MatchCollege['teams'] => ({
  male: mens_basketball !== false && single_sex !== 'women',
  female: womens_basketball !== false && single_sex !== 'men',
})

export const collegeFromRow = (row: CollegeRow): MatchCollege => ({
  id: row.id,
  name: row.name,
  state: row.state,
  region: regionOf(row.state),
  lat: row.lat,
  lon: row.lon,
  division: row.division,
  conference: row.conference,
  years: yearsOf(row),
  control: row.control === 'public' ? 'public' : 'private',
  setting: settingOf(row.setting),
  undergraduates: row.undergrad_enrollment,
  admission_rate: row.admission_rate,
  is_open: row.open_admission === true,
  sat: range(sum(row.sat_read_25, row.sat_math_25), sum(row.sat_read_75, row.sat_math_75)),
  sat_average: row.sat_avg,
  act: range(row.act_25, row.act_75),
  net_cost: row.avg_net_cost,
  in_state_tuition: row.in_state_tuition,
  out_state_tuition: row.out_state_tuition,
  majors: row.top_majors.map(({ field }) => field),
  graduation_rate: row.graduation_rate,
  is_hbcu: row.hbcu,
  is_single_sex: row.single_sex !== null,
  teams: teamsOf(row),
  is_confirmed: row.basketball_confirmed,
})
