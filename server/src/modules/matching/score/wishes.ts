import { type MatchAnswers, type Setting, settings } from '@fieldhouse/contract/matching.answers'
import type { MatchCollege } from './college.ts'
import { type Curve, heightAt } from './curve.ts'

/** The parts that compare a wish with a figure. Each is 0 to 100, or null if either is missing. */

const earthMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Miles over the ground. */
export const milesBetween = (
  one: { readonly lat: number; readonly lon: number },
  other: { readonly lat: number; readonly lon: number },
): number => {
  const north = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const east = Math.sin(radians(other.lon - one.lon) / 2) ** 2
  const share = north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east
  return 2 * earthMiles * Math.asin(Math.sqrt(share))
}

/** A public college's published net cost is for residents. Others pay the difference in tuition on top. */
export const netCostFor = (college: MatchCollege, homeState: string | null): number | null => {
  const { control, state, net_cost, in_state_tuition, out_state_tuition } = college
  if (net_cost === null) return null
  if (control === 'private' || homeState === null || homeState === state) return net_cost
  if (in_state_tuition === null || out_state_tuition === null) return null
  return net_cost + Math.max(0, out_state_tuition - in_state_tuition)
}

/** By the share of the budget that a year costs. */
const fitByCost: Curve = [
  [0.5, 100],
  [1, 55],
  [1.6, 0],
]

export const costFit = (cost: number | null, { budget }: MatchAnswers['money']): number | null =>
  cost === null || budget === null || budget <= 0 ? null : heightAt(fitByCost, cost / budget)

/** By the share of the radius. */
const fitByDistance: Curve = [
  [0, 100],
  [1, 45],
  [2, 0],
]

export const distanceFit = (
  miles: number | null,
  { region }: MatchCollege,
  { radius_miles, regions }: MatchAnswers['place'],
): number | null => {
  if (regions.length > 0) return regions.includes(region) ? 100 : 0
  return miles === null || radius_miles === null ? null : heightAt(fitByDistance, miles / radius_miles)
}

/** Only a college's six largest fields are known, so a field that is not among them may still be there. */
const majorFits = { none: 30, some: 70, all: 100 }

export const majorsFit = (
  { majors }: MatchCollege,
  { majors: wanted }: MatchAnswers['academics'],
): number | null => {
  if (wanted.length === 0 || majors.length === 0) return null
  const found = wanted.filter((field) => majors.includes(field)).length
  return majorFits[found === 0 ? 'none' : found === wanted.length ? 'all' : 'some']
}

/** By the number of steps between city, suburb, town, and rural. */
const settingFits = [100, 60, 30, 0]

export const settingFit = (
  { setting }: MatchCollege,
  { settings: wanted }: MatchAnswers['place'],
): number | null => {
  if (wanted.length === 0) return null
  const rank = (one: Setting) => settings.indexOf(one)
  const steps = Math.min(...wanted.map((one) => Math.abs(rank(one) - rank(setting))))
  return settingFits[steps] ?? 0
}

/** What each doubling outside the wanted size costs. */
const perDoubling = 35

export const sizeFit = (
  { undergraduates }: MatchCollege,
  { min_size, max_size }: MatchAnswers['campus'],
): number | null => {
  if (undergraduates === null || (min_size === null && max_size === null)) return null
  const size = Math.max(1, undergraduates)
  const doublings = Math.max(
    0,
    min_size === null ? 0 : Math.log2(min_size / size),
    max_size === null ? 0 : Math.log2(size / max_size),
  )
  return Math.max(0, 100 - perDoubling * doublings)
}

/** The share of what was asked for: public or private, two or four years, HBCU, single-sex. */
export const kindFit = (college: MatchCollege, campus: MatchAnswers['campus']): number | null => {
  const wishes = [
    campus.controls.length === 0 ? null : campus.controls.includes(college.control),
    campus.years.length === 0 ? null : campus.years.includes(college.years),
    campus.wants_hbcu ? college.is_hbcu : null,
    campus.wants_single_sex ? college.is_single_sex : null,
  ].filter((wish) => wish !== null)
  return wishes.length === 0 ? null : (100 * wishes.filter(Boolean).length) / wishes.length
}
