import { type MatchAnswers, regions, type Setting, settings } from '@fieldhouse/contract/matching.answers'
import type { Curve } from './curve.ts'
import { isMet, type KindWish } from './kinds.ts'
import { hundredths, whole } from './rounding.ts'
import { fitByCost, fitByDistance, majorFits, perDoubling, settingFits } from './wishes.data.ts'

/** The parts that compare a wish with a figure. Each is whole, from 0 to 100. */

/** By dollars a year. */
export const costCurve = (budget: number): Curve =>
  fitByCost.map(([share, fit]) => [whole(share * budget), fit])

/** By miles. */
export const distanceCurve = (radius: number): Curve =>
  fitByDistance.map(([share, fit]) => [share * radius, fit])

export const regionFit = (isWanted: boolean): number => (isWanted ? 100 : 0)

export const majorsFit = (found: number, wanted: number): number =>
  majorFits[found === 0 ? 'none' : found === wanted ? 'all' : 'some']

/** From the nearest of the wanted settings. */
export const stepsToSetting = (setting: Setting, wanted: readonly Setting[]): number => {
  const rank = (one: Setting) => settings.indexOf(one)
  return Math.min(...wanted.map((one) => Math.abs(rank(one) - rank(setting))))
}

export const settingFit = (setting: Setting, wanted: readonly Setting[]): number =>
  settingFits[stepsToSetting(setting, wanted)] ?? 0

/** How often the size doubles or halves outside of what was asked for. */
export const doublingsOutside = (students: number, least: number | null, most: number | null): number => {
  const size = Math.max(1, students)
  if (least !== null && size < least) return hundredths(Math.log2(least / size))
  if (most !== null && size > Math.max(1, most)) return hundredths(Math.log2(size / Math.max(1, most)))
  return 0
}

export const sizeFit = (students: number, least: number | null, most: number | null): number =>
  Math.max(0, whole(100 - perDoubling * doublingsOutside(students, least, most)))

/** The share of the wishes that a college meets, among those it publishes. -1 if it publishes none. */
export const kindFit = (wishes: readonly KindWish[], kind: number): number => {
  let met = 0
  let known = 0
  for (const wish of wishes) {
    const answer = isMet(wish, kind)
    if (answer === null) continue
    known += 1
    if (answer) met += 1
  }
  return known === 0 ? -1 : whole((100 * met) / known)
}

/** By the number of the region or the setting: whether it is wanted. */
export const wantedRegions = (wanted: MatchAnswers['place']['regions']): readonly boolean[] =>
  regions.map((region) => wanted.includes(region))
