import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import type { Actor } from '@fieldhouse/contract/guards'
import { surveySteps } from '@fieldhouse/contract/matching.answers'
import type { SurveyState } from '@fieldhouse/contract/matching.survey'
import type { Db } from '../../../platform/database/database.ts'
import { endedOn } from '../../accounts/index.ts'
import { catalogOf } from '../catalog/catalog.ts'
import { answeredOn, isStepAnswered, nextStep } from '../owner/completion.ts'
import { pathsFromProfile } from '../owner/merge-answers.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { alertOf, stepTitles } from './survey-words.ts'

/** The product's units, for everyone who has not chosen their own. Another module knows them. */
export type ReadUnits = (db: Db) => Promise<MetricType>

/** PRO-04: a success coach always sees feet and pounds. */
const unitsFor = async (
  db: Db,
  { type }: Pick<Actor, 'type'>,
  { viewer_units }: MatchingOwner,
  readUnits: ReadUnits,
): Promise<MetricType> => (type === 'rsc' ? 1 : (viewer_units ?? (await readUnits(db))))

export const progressOf = (owner: MatchingOwner) => ({
  step: nextStep(owner.saved),
  completed: owner.is_completed,
  alert: alertOf(owner),
})

/** BCM-01: the survey with everything its pages need. */
export const showSurvey = async (
  db: Db,
  actor: Actor,
  owner: MatchingOwner,
  readUnits: ReadUnits,
): Promise<SurveyState> => {
  const { athlete, survey, saved, shown, profile, access } = owner
  const { majors } = await catalogOf(db, owner.catalog_version)
  return {
    athlete,
    ...progressOf(owner),
    version: survey?.version ?? 0,
    saved_at: survey?.saved_at.toISOString() ?? null,
    answered_on: answeredOn(owner),
    answers: shown,
    from_profile: pathsFromProfile(profile, saved),
    questions: surveySteps.map((id, index) => ({
      step: index + 1,
      id,
      title: stepTitles[id],
      is_answered: isStepAnswered(saved, id),
    })),
    majors: [...majors],
    filter_disabled: survey?.filter_disabled ?? [],
    metric_type: await unitsFor(db, actor, owner, readUnits),
    ended_on: endedOn(access),
  }
}
