import type { Athlete } from './athlete.ts'
import { type Catalog, noField, pointOf } from './catalog.ts'
import { gpaStepsAbove, testStepsAbove } from './grades.ts'
import { residenceBits } from './kinds.ts'
import { whole } from './rounding.ts'

/** What a college is for one athlete, as columns. NaN is unknown. */
export interface Figures {
  /** Whole miles from home. */
  readonly miles: Float64Array
  /** Dollars a year. */
  readonly cost: Float64Array
  /** Steps above the middle of the college's students. */
  readonly test: Float64Array
  readonly gpa: Float64Array
  /** How many of the wanted fields of study are among its largest. -1: it publishes none. */
  readonly found: Int8Array
  /** The bits of the kind, with the residence. */
  readonly kind: Uint16Array
}

const earthMiles = 3958.8

/** The straight line through the ground gives the way over it. */
const fillMiles = (miles: Float64Array, { x, y, z }: Catalog, home: { lat: number; lon: number }): void => {
  const from = pointOf(home)
  for (let index = 0; index < miles.length; index++) {
    const east = (x[index] ?? 0) - from.x
    const north = (y[index] ?? 0) - from.y
    const up = (z[index] ?? 0) - from.z
    const half = Math.sqrt(east * east + north * north + up * up) / 2
    miles[index] = whole(2 * earthMiles * Math.asin(Math.min(1, half)))
  }
}

const fillGrades = (test: Float64Array, gpa: Float64Array, catalog: Catalog, { grades }: Athlete): void => {
  const { hasSat, satMiddle, satHalf, actMiddle, actHalf, typicalGpa } = catalog
  for (let index = 0; index < test.length; index++) {
    test[index] = testStepsAbove(
      grades,
      hasSat[index] === 1,
      satMiddle[index] ?? Number.NaN,
      satHalf[index] ?? Number.NaN,
      actMiddle[index] ?? Number.NaN,
      actHalf[index] ?? Number.NaN,
    )
    gpa[index] = gpaStepsAbove(grades.gpa, typicalGpa[index] ?? Number.NaN)
  }
}

const fillFound = (
  found: Int8Array,
  { fields, majors, majorSlots }: Catalog,
  wanted: readonly string[],
): void => {
  const isWanted = new Uint8Array(noField + 1)
  for (const [number, field] of fields.entries()) if (wanted.includes(field)) isWanted[number] = 1
  for (let index = 0; index < found.length; index++) {
    const start = index * majorSlots
    let count = majorSlots === 0 || majors[start] === noField ? -1 : 0
    if (count === 0)
      for (let slot = start; slot < start + majorSlots; slot++)
        count += isWanted[majors[slot] ?? noField] ?? 0
    found[index] = count
  }
}

/** Everything that the parts, the must-haves, and the chance look at. */
export const figuresOf = (athlete: Athlete, catalog: Catalog): Figures => {
  const { home } = athlete.answers.place
  const count = catalog.colleges.length
  const unknown = () => new Float64Array(count).fill(Number.NaN)
  const figures = { miles: unknown(), test: unknown(), gpa: unknown(), found: new Int8Array(count) }
  const wanted = athlete.answers.academics.majors
  if (wanted.length > 0) fillFound(figures.found, catalog, wanted)
  fillGrades(figures.test, figures.gpa, catalog, athlete)
  if (!home) return { ...figures, cost: catalog.costAtHome, kind: catalog.kind }
  fillMiles(figures.miles, catalog, home)
  const homeState = catalog.states.indexOf(home.state)
  const cost = new Float64Array(count)
  const kind = new Uint16Array(count)
  for (let index = 0; index < count; index++) {
    const isHome = catalog.state[index] === homeState
    cost[index] = (isHome ? catalog.costAtHome[index] : catalog.costAway[index]) ?? Number.NaN
    kind[index] = (catalog.kind[index] ?? 0) | (isHome ? residenceBits.same : residenceBits.other)
  }
  return { ...figures, cost, kind }
}
