import type { Selectivity } from '@fieldhouse/contract/matching.answers'
import type { Curve } from './curve.ts'

/** BCM-02: how well a figure meets a wish, as tables. Decision 27 has the reasons. */

/** By the share of the budget that a year costs. */
export const fitByCost: Curve = [
  [0.5, 100],
  [1, 55],
  [1.6, 0],
]

/** By the share of the radius. */
export const fitByDistance: Curve = [
  [0, 100],
  [1, 45],
  [2, 0],
]

/** Only a college's six largest fields are known, so a field that is not among them may still be there. */
export const majorFits = { none: 30, some: 70, all: 100 }

/** By the number of steps between city, suburb, town, and rural. */
export const settingFits: readonly number[] = [100, 60, 30, 0]

/** What each doubling outside the wanted size costs. */
export const perDoubling = 35

/** A college has the first kind whose share of admitted applicants it stays under. Open admission is the last kind. */
export const selectivityBands: readonly (readonly [kind: Selectivity, below: number])[] = [
  ['most', 0.25],
  ['very', 0.5],
  ['somewhat', 0.75],
  ['open', Number.POSITIVE_INFINITY],
]

/** Distances at which the survey says how many colleges there are. */
export const radiusSteps: readonly number[] = [
  50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1250, 1500, 2000, 2500, 3000,
]
