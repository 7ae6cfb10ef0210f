import { type Factor, settings } from '@fieldhouse/contract/matching.answers'
import type { Athlete } from './athlete.ts'
import type { Catalog } from './catalog.ts'
import { heightAt } from './curve.ts'
import type { Figures } from './figures.ts'
import { gradesFit } from './grades.ts'
import { whole } from './rounding.ts'
import {
  costCurve,
  distanceCurve,
  kindFit,
  majorsFit,
  regionFit,
  settingFit,
  sizeFit,
  wantedRegions,
} from './wishes.ts'

const unknown = -1

/** Fills in the fit of each college: whole, from 0 to 100, or -1 if it is unknown. */
type FillFits = (fits: Int8Array) => void

type FillMaker = (athlete: Athlete, catalog: Catalog, figures: Figures) => FillFits

// Each part has its own loop. A shared loop that calls a function for each college takes twice the time.

const cost: FillMaker =
  ({ answers }, _, figures) =>
  (fits) => {
    const curve = costCurve(answers.money.budget ?? 0)
    for (let index = 0; index < fits.length; index++) {
      const dollars = figures.cost[index] ?? Number.NaN
      fits[index] = Number.isNaN(dollars) ? unknown : whole(heightAt(curve, dollars))
    }
  }

const distance: FillMaker =
  ({ answers: { place } }, { region }, { miles }) =>
  (fits) => {
    const isWanted = wantedRegions(place.regions)
    const curve = distanceCurve(place.radius_miles ?? 0)
    const byRegion = place.regions.length > 0
    for (let index = 0; index < fits.length; index++)
      fits[index] = byRegion
        ? regionFit(isWanted[region[index] ?? 0] ?? false)
        : whole(heightAt(curve, miles[index] ?? 0))
  }

const majors: FillMaker =
  ({ answers }, _, { found }) =>
  (fits) => {
    const wanted = answers.academics.majors.length
    for (let index = 0; index < fits.length; index++) {
      const count = found[index] ?? unknown
      fits[index] = count < 0 ? unknown : majorsFit(count, wanted)
    }
  }

const size: FillMaker =
  ({ answers: { campus } }, { students }) =>
  (fits) => {
    for (let index = 0; index < fits.length; index++) {
      const count = students[index] ?? Number.NaN
      fits[index] = Number.isNaN(count) ? unknown : sizeFit(count, campus.min_size, campus.max_size)
    }
  }

const grades: FillMaker =
  (_, __, { test, gpa }) =>
  (fits) => {
    for (let index = 0; index < fits.length; index++)
      fits[index] = gradesFit(test[index] ?? Number.NaN, gpa[index] ?? Number.NaN)
  }

/** By a number of the college, such as its level. */
const fillFrom = (fits: Int8Array, numbers: Uint8Array, byNumber: readonly number[]): void => {
  for (let index = 0; index < fits.length; index++) fits[index] = byNumber[numbers[index] ?? 0] ?? unknown
}

const kind: FillMaker =
  ({ kindWishes }, _, figures) =>
  (fits) => {
    // Few kinds of colleges make up all of them.
    const known = new Map<number, number>()
    for (let index = 0; index < fits.length; index++) {
      const bits = figures.kind[index] ?? 0
      let fit = known.get(bits)
      if (fit === undefined) {
        fit = kindFit(kindWishes, bits)
        known.set(bits, fit)
      }
      fits[index] = fit
    }
  }

/** Each part, for an athlete whose survey answers it. */
export const fillOf: Readonly<Record<Factor, FillMaker>> = {
  level:
    ({ levelFits }, { level }) =>
    (fits) =>
      fillFrom(fits, level, levelFits),
  grades,
  cost,
  distance,
  majors,
  setting:
    ({ answers: { place } }, { setting }) =>
    (fits) =>
      fillFrom(
        fits,
        setting,
        settings.map((one) => settingFit(one, place.settings)),
      ),
  size,
  kind,
}
