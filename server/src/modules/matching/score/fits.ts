import { type Factor, settings } from '@fieldhouse/contract/matching.answers'
import type { Athlete } from './athlete.ts'
import { type Catalog, noField } from './catalog.ts'
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

/** The fit of the college at a position of the catalog: whole, from 0 to 100, or -1 if it is unknown. */
export type Fit = (index: number) => number

const unknown = -1

/** How many of the wanted fields a college has. -1 if it publishes none. */
export const foundMajors = (catalog: Catalog, wanted: readonly string[]): Fit => {
  const { fields, majors, majorSlots } = catalog
  const isWanted = new Uint8Array(256)
  for (const [number, field] of fields.entries()) if (wanted.includes(field)) isWanted[number] = 1
  return (index) => {
    const start = index * majorSlots
    if (majorSlots === 0 || majors[start] === noField) return unknown
    let found = 0
    for (let slot = start; slot < start + majorSlots; slot++) found += isWanted[majors[slot] ?? noField] ?? 0
    return found
  }
}

const distance = ({ answers: { place } }: Athlete, { region }: Catalog, { miles }: Figures): Fit => {
  const { radius_miles } = place
  if (place.regions.length > 0) {
    const isWanted = wantedRegions(place.regions)
    return (index) => regionFit(isWanted[region[index] ?? 0] ?? false)
  }
  if (radius_miles === null || place.home === null) return () => unknown
  const curve = distanceCurve(radius_miles)
  return (index) => whole(heightAt(curve, miles[index] ?? 0))
}

const majors = ({ answers }: Athlete, catalog: Catalog): Fit => {
  const wanted = answers.academics.majors
  const found = foundMajors(catalog, wanted)
  return (index) => {
    const count = found(index)
    return count < 0 ? unknown : majorsFit(count, wanted.length)
  }
}

const cost = ({ answers }: Athlete, { cost: costs }: Figures): Fit => {
  const { budget } = answers.money
  if (budget === null) return () => unknown
  const curve = costCurve(budget)
  return (index) => {
    const dollars = costs[index] ?? Number.NaN
    return Number.isNaN(dollars) ? unknown : whole(heightAt(curve, dollars))
  }
}

const size = ({ answers: { campus } }: Athlete, { students }: Catalog): Fit => {
  const band = { min_size: campus.min_size, max_size: campus.max_size }
  return (index) => {
    const count = students[index] ?? Number.NaN
    return Number.isNaN(count) ? unknown : sizeFit(count, band)
  }
}

type FitMaker = (athlete: Athlete, catalog: Catalog, figures: Figures) => Fit

/** Each part as a function that was prepared for the athlete. */
export const fitOf: Readonly<Record<Factor, FitMaker>> = {
  level:
    ({ levelFits }, { level }) =>
    (index) =>
      levelFits[level[index] ?? 0] ?? unknown,
  grades:
    (_, __, { test, gpa }) =>
    (index) =>
      gradesFit(test[index] ?? Number.NaN, gpa[index] ?? Number.NaN),
  cost: (athlete, _, figures) => cost(athlete, figures),
  distance,
  majors: (athlete, catalog) => majors(athlete, catalog),
  setting: ({ answers: { place } }, { setting }) => {
    const fits = settings.map((one) => settingFit(one, place.settings))
    return (index) => fits[setting[index] ?? 0] ?? unknown
  },
  size: (athlete, catalog) => size(athlete, catalog),
  kind:
    ({ kindWishes }, _, { kind }) =>
    (index) =>
      kindFit(kindWishes, kind[index] ?? 0),
}
