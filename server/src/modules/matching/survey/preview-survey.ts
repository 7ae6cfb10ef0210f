import { type AnsweredStep, factors, type MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { ShownAnswers } from '@fieldhouse/contract/matching.shown'
import type { SurveyPreview } from '@fieldhouse/contract/matching.survey'
import type { Db } from '../../../platform/database/database.ts'
import { type Catalog, catalogOf } from '../catalog/catalog.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { unansweredFactors } from '../score/asked.ts'
import type { MatchCollege } from '../score/college.ts'
import { type Ranking, rankColleges } from '../score/rank-colleges.ts'
import { summaryIn } from '../words/summary.ts'
import { assertKnownMajors } from './known-majors.ts'

const openToBoth = new WeakMap<Catalog, readonly MatchCollege[]>()

/** While nobody has said which team, every college with one counts. */
const collegesFor = ({ player }: ShownAnswers, catalog: Catalog): readonly MatchCollege[] => {
  if (player.gender !== null) return catalog.scored
  const both =
    openToBoth.get(catalog) ??
    catalog.scored.map((college) => ({ ...college, teams: { male: true, female: true } }))
  openToBoth.set(catalog, both)
  return both
}

const countable = (shown: ShownAnswers, owner: MatchingOwner): MatchAnswers => ({
  ...shown,
  // Only the choice of colleges depends on the team, and `collegesFor` has made it.
  player: { ...shown.player, gender: shown.player.gender ?? 'female' },
  filter_disabled: owner.survey?.filter_disabled ?? [],
})

/** The colleges that pass, the best first. What they score is not shown yet. */
const pointsIn = ({ order, catalog }: Ranking): SurveyPreview['points'] =>
  Array.from(order).flatMap((index) => {
    const college = catalog.colleges[index]
    if (!college) return []
    const { id, name, lat, lon } = college
    return [{ id, name, lat, lon, rank: null, total: null }]
  })

/** BCM-01: what the survey would let through if one step were answered like this. Stores nothing. */
export const previewSurvey = async (
  db: Db,
  owner: MatchingOwner,
  answered: AnsweredStep,
): Promise<SurveyPreview> => {
  await assertKnownMajors(db, owner, answered)
  const { step, answers } = answered
  const shown: ShownAnswers = { ...owner.shown, [step]: answers }
  const counted = countable(shown, owner)
  const catalog = await catalogOf(db, owner.catalog_version)
  const ranking = rankColleges(counted, collegesFor(shown, catalog))
  const { total, considered, must_haves, levels, states, radii, settings } = summaryIn(counted, ranking)
  return {
    total,
    considered,
    must_haves: [...must_haves],
    levels: [...levels],
    states: [...states],
    radii: [...radii],
    settings,
    points: pointsIn(ranking),
    unanswered: unansweredFactors(counted),
  }
}

interface Circle {
  readonly lat: number
  readonly lon: number
  readonly radius_miles: number
}

const noWeights = Object.fromEntries(
  factors.map((factor) => [factor, 0]),
) as MatchAnswers['priorities']['weights']

/** BCM-02: the states that a circle reaches, with the colleges inside it that have a team for the athlete. */
export const statesWithin = async (db: Db, owner: MatchingOwner, { radius_miles, lat, lon }: Circle) => {
  const catalog = await catalogOf(db, owner.catalog_version)
  // A survey that asks for nothing else.
  const circle: MatchAnswers = {
    ...countable(owner.shown, owner),
    place: {
      home: { city: '', state: '', zip: null, lat, lon },
      radius_miles,
      regions: [],
      settings: [],
    },
    priorities: { weights: noWeights, must_haves: ['distance'] },
    filter_disabled: [],
  }
  return [...summaryIn(circle, rankColleges(circle, collegesFor(owner.shown, catalog))).states]
}
