import type { Gender } from '@fieldhouse/contract/accounts'
import { playLevels, regions, settings } from '@fieldhouse/contract/matching.answers'
import { levelOf, type MatchCollege, netCostFor } from './college.ts'
import { gradeFiguresOf } from './grades.ts'
import { kindBitsOf } from './kinds.ts'

/**
 * All colleges as columns, by rising id. It has what depends on the college alone, so a pass over all of them has little
 * left to compute. NaN is unknown.
 */
export interface Catalog {
  readonly colleges: readonly MatchCollege[]
  readonly positions: ReadonlyMap<number, number>
  /** A point on a ball with the radius 1. */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly z: Float64Array
  readonly states: readonly string[]
  readonly state: Uint8Array
  readonly region: Uint8Array
  readonly setting: Uint8Array
  readonly level: Uint8Array
  readonly teams: Readonly<Record<Gender, Uint8Array>>
  readonly isConfirmed: Uint8Array
  readonly kind: Uint16Array
  readonly students: Float64Array
  /** What a year costs for those from its state, and for the others. */
  readonly costAtHome: Float64Array
  readonly costAway: Float64Array
  readonly hasSat: Uint8Array
  readonly satMiddle: Float64Array
  readonly satHalf: Float64Array
  readonly actMiddle: Float64Array
  readonly actHalf: Float64Array
  readonly typicalGpa: Float64Array
  readonly fields: readonly string[]
  /** The numbers of its fields, in as many slots as the college with the most fields needs. 255 is none. */
  readonly majors: Uint8Array
  readonly majorSlots: number
}

export const noField = 255
const nowhere = ''

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const pointOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }) => {
  const ring = Math.cos(radians(lat))
  return {
    x: ring * Math.cos(radians(lon)),
    y: ring * Math.sin(radians(lon)),
    z: Math.sin(radians(lat)),
  }
}

const catalogFrom = (given: readonly MatchCollege[]): Catalog => {
  const colleges = given.toSorted((one, other) => one.id - other.id)
  const numbers = (read: (college: MatchCollege) => number | null) =>
    Float64Array.from(colleges, (college) => read(college) ?? Number.NaN)
  const bytes = (read: (college: MatchCollege) => number) => Uint8Array.from(colleges, read)
  const states = [...new Set(colleges.map(({ state }) => state))]
  const fields = [...new Set(colleges.flatMap(({ majors }) => majors))]
  const stateNumbers = new Map(states.map((state, index) => [state, index]))
  const fieldNumbers = new Map(fields.map((field, index) => [field, index]))
  const majorSlots = colleges.reduce((most, college) => Math.max(most, college.majors.length), 0)
  const majors = new Uint8Array(colleges.length * majorSlots).fill(noField)
  colleges.forEach((college, index) => {
    college.majors.forEach((field, slot) => {
      majors[index * majorSlots + slot] = fieldNumbers.get(field) ?? noField
    })
  })
  const points = colleges.map(pointOf)
  const grades = colleges.map(gradeFiguresOf)
  return {
    colleges,
    positions: new Map(colleges.map(({ id }, index) => [id, index])),
    x: Float64Array.from(points, ({ x }) => x),
    y: Float64Array.from(points, ({ y }) => y),
    z: Float64Array.from(points, ({ z }) => z),
    states,
    state: bytes(({ state }) => stateNumbers.get(state) ?? 0),
    region: bytes(({ region }) => regions.indexOf(region)),
    setting: bytes(({ setting }) => settings.indexOf(setting)),
    level: bytes((college) => playLevels.indexOf(levelOf(college))),
    teams: {
      male: bytes(({ teams }) => (teams.male ? 1 : 0)),
      female: bytes(({ teams }) => (teams.female ? 1 : 0)),
    },
    isConfirmed: bytes(({ is_confirmed }) => (is_confirmed ? 1 : 0)),
    kind: Uint16Array.from(colleges, kindBitsOf),
    students: numbers(({ undergraduates }) => undergraduates),
    costAtHome: numbers(({ net_cost }) => net_cost),
    costAway: numbers((college) => netCostFor(college, nowhere)),
    hasSat: Uint8Array.from(grades, ({ hasSat }) => (hasSat ? 1 : 0)),
    satMiddle: Float64Array.from(grades, ({ sat }) => sat.middle),
    satHalf: Float64Array.from(grades, ({ sat }) => sat.half),
    actMiddle: Float64Array.from(grades, ({ act }) => act.middle),
    actHalf: Float64Array.from(grades, ({ act }) => act.half),
    typicalGpa: Float64Array.from(grades, ({ typicalGpa }) => typicalGpa),
    fields,
    majorSlots,
    majors,
  }
}

const catalogs = new WeakMap<readonly MatchCollege[], Catalog>()

/** Made once for each list of colleges. */
export const catalogOf = (colleges: readonly MatchCollege[]): Catalog => {
  const made = catalogs.get(colleges)
  if (made) return made
  const catalog = catalogFrom(colleges)
  catalogs.set(colleges, catalog)
  return catalog
}
