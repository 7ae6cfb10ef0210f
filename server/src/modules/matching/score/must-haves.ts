import { type MustHave, mustHaves, playLevels, settings } from '@fieldhouse/contract/matching.answers'
import { isAnswered } from './asked.ts'
import type { Athlete } from './athlete.ts'
import type { Catalog } from './catalog.ts'
import type { Figures } from './figures.ts'
import { isMet } from './kinds.ts'
import { wantedRegions } from './wishes.ts'

/** What a must-have looks at, and where it marks the colleges that are known to fail. */
interface Marking {
  readonly athlete: Athlete
  readonly catalog: Catalog
  readonly figures: Figures
  readonly failed: Uint8Array
  readonly bit: number
}

/** Marks those outside of a range. NaN is neither more nor less, so an unpublished figure rules nothing out. */
const markOutside = (
  { failed, bit }: Marking,
  values: Float64Array,
  least: number | null,
  most: number | null,
) => {
  const [from, to] = [least ?? Number.NEGATIVE_INFINITY, most ?? Number.POSITIVE_INFINITY]
  for (let index = 0; index < failed.length; index++) {
    const value = values[index] ?? Number.NaN
    if (value < from || value > to) failed[index] = (failed[index] ?? 0) | bit
  }
}

/** Marks those whose number, such as that of the level, is not wanted. */
const markOthers = ({ failed, bit }: Marking, numbers: Uint8Array, isWanted: readonly boolean[]) => {
  for (let index = 0; index < failed.length; index++)
    if (!isWanted[numbers[index] ?? 0]) failed[index] = (failed[index] ?? 0) | bit
}

const markMajors = ({ failed, bit, figures: { found } }: Marking) => {
  for (let index = 0; index < failed.length; index++)
    if (found[index] === 0) failed[index] = (failed[index] ?? 0) | bit
}

const markKinds = ({ failed, bit, figures: { kind }, athlete: { kindWishes } }: Marking) => {
  const fails = new Map<number, boolean>()
  for (let index = 0; index < failed.length; index++) {
    const bits = kind[index] ?? 0
    let isFailing = fails.get(bits)
    if (isFailing === undefined) {
      isFailing = kindWishes.some((wish) => isMet(wish, bits) === false)
      fails.set(bits, isFailing)
    }
    if (isFailing) failed[index] = (failed[index] ?? 0) | bit
  }
}

/** Each answer as a strict rule. */
const marks: Readonly<Record<MustHave, (marking: Marking) => void>> = {
  level: (marking) => {
    const { wanted } = marking.athlete.answers.level
    markOthers(
      marking,
      marking.catalog.level,
      playLevels.map((level) => wanted.includes(level)),
    )
  },
  cost: (marking) => markOutside(marking, marking.figures.cost, null, marking.athlete.answers.money.budget),
  distance: (marking) => {
    const { regions, radius_miles } = marking.athlete.answers.place
    if (regions.length > 0) markOthers(marking, marking.catalog.region, wantedRegions(regions))
    else markOutside(marking, marking.figures.miles, null, radius_miles)
  },
  majors: markMajors,
  setting: (marking) => {
    const wanted = marking.athlete.answers.place.settings
    markOthers(
      marking,
      marking.catalog.setting,
      settings.map((setting) => wanted.includes(setting)),
    )
  },
  size: (marking) => {
    const { min_size, max_size } = marking.athlete.answers.campus
    markOutside(marking, marking.catalog.students, min_size, max_size)
  },
  kind: markKinds,
}

export const bitOf = (mustHave: MustHave): number => 1 << mustHaves.indexOf(mustHave)

/** The must-haves that each college fails, on or off, as bits. One without an answer rules nothing out. */
export const failedOf = (athlete: Athlete, catalog: Catalog, figures: Figures): Uint8Array => {
  const failed = new Uint8Array(catalog.colleges.length)
  for (const mustHave of mustHaves)
    if (isAnswered(mustHave, athlete.answers))
      marks[mustHave]({ athlete, catalog, figures, failed, bit: bitOf(mustHave) })
  return failed
}
