import type { AnsweredStep, MatchAnswers } from '@fieldhouse/contract/matching.answers'
import type { ShownAnswers } from '@fieldhouse/contract/matching.shown'
import type { SurveyPreview } from '@fieldhouse/contract/matching.survey'
import type { Db } from '../../../platform/database/database.ts'
import { type Catalog, type CatalogCollege, catalogOf } from '../catalog/catalog.ts'
import { matchAnswers } from '../owner/merge-answers.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { countColleges, isWithin, stateCounts } from '../stored/count-colleges.ts'

/** The colleges with a team for the athlete. While nobody has said which team, all of them. */
const consideredFor = (
  { player: { gender }, campus }: Pick<ShownAnswers, 'player' | 'campus'>,
  { teams, colleges }: Catalog,
): CatalogCollege[] => {
  const possible = gender === null ? [...colleges.values()] : teams[gender]
  return possible.filter(({ is_confirmed }) => is_confirmed || campus.includes_unverified)
}

/** Counting does not look at the team, only the choice of colleges does. */
const countable = (shown: ShownAnswers, owner: MatchingOwner): MatchAnswers | null =>
  matchAnswers(
    { ...shown, player: { ...shown.player, gender: shown.player.gender ?? 'female' } },
    owner.survey?.filter_disabled ?? [],
  )

/** BCM-01: what the survey would let through if one step were answered like this. Stores nothing. */
export const previewSurvey = async (
  db: Db,
  owner: MatchingOwner,
  { step, answers }: AnsweredStep,
): Promise<SurveyPreview> => {
  const catalog = await catalogOf(db, owner.catalog_version)
  const shown: ShownAnswers = { ...owner.shown, [step]: answers }
  const counted = countable(shown, owner)
  if (!counted) throw new Error('A survey without a team can’t be counted')
  return countColleges(counted, consideredFor(shown, catalog))
}

interface Circle {
  readonly lat: number
  readonly lon: number
  readonly radius_miles: number
}

/** BCM-02: the states that a circle reaches, with the colleges inside it that have a team for the athlete. */
export const statesWithin = async (db: Db, owner: MatchingOwner, { radius_miles, ...center }: Circle) => {
  const catalog = await catalogOf(db, owner.catalog_version)
  return stateCounts(
    consideredFor(owner.shown, catalog).filter((college) => isWithin(college, center, radius_miles)),
  )
}
