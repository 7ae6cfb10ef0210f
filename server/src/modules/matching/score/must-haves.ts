import { type MatchAnswers, type MustHave, playLevels, settings } from '@fieldhouse/contract/matching.answers'
import { isAnswered } from './asked.ts'
import type { Athlete } from './athlete.ts'
import type { Catalog } from './catalog.ts'
import type { Figures } from './figures.ts'
import { foundMajors } from './fits.ts'
import { isMet } from './kinds.ts'
import { wantedRegions } from './wishes.ts'

/** Whether the college at a position of the catalog is known to fail. */
type Fails = (index: number) => boolean

type FailsMaker = (answers: MatchAnswers, catalog: Catalog, figures: Figures, athlete: Athlete) => Fails

/** An answer as a strict rule. An unpublished figure rules nothing out: NaN is neither more nor less. */
const failsOf: Readonly<Record<MustHave, FailsMaker>> = {
  level: ({ level: { wanted } }, { level }) => {
    const isWanted = playLevels.map((one) => wanted.includes(one))
    return (index) => !isWanted[level[index] ?? 0]
  },
  cost: ({ money }, _, { cost }) => {
    const budget = money.budget ?? Number.POSITIVE_INFINITY
    return (index) => (cost[index] ?? Number.NaN) > budget
  },
  distance: ({ place }, { region }, { miles }) => {
    if (place.regions.length > 0) {
      const isWanted = wantedRegions(place.regions)
      return (index) => !isWanted[region[index] ?? 0]
    }
    const radius = place.radius_miles ?? Number.POSITIVE_INFINITY
    return (index) => (miles[index] ?? Number.NaN) > radius
  },
  majors: ({ academics }, catalog) => {
    const found = foundMajors(catalog, academics.majors)
    return (index) => found(index) === 0
  },
  setting: ({ place }, { setting }) => {
    const isWanted = settings.map((one) => place.settings.includes(one))
    return (index) => !isWanted[setting[index] ?? 0]
  },
  size: ({ campus }, { students }) => {
    const least = campus.min_size ?? Number.NEGATIVE_INFINITY
    const most = campus.max_size ?? Number.POSITIVE_INFINITY
    return (index) => (students[index] ?? Number.NaN) < least || (students[index] ?? Number.NaN) > most
  },
  kind:
    (_, __, { kind }, { kindWishes }) =>
    (index) => {
      for (const wish of kindWishes) if (isMet(wish, kind[index] ?? 0) === false) return true
      return false
    },
}

/** The rule of a must-have. Null if the survey does not answer it, because then it rules nothing out. */
export const failsFor = (
  mustHave: MustHave,
  athlete: Athlete,
  catalog: Catalog,
  figures: Figures,
): Fails | null =>
  isAnswered(mustHave, athlete.answers) ? failsOf[mustHave](athlete.answers, catalog, figures, athlete) : null
