import type { Actor } from '@fieldhouse/contract/guards'
import type { AnsweredStep, MustHave } from '@fieldhouse/contract/matching.answers'
import type { SurveyState } from '@fieldhouse/contract/matching.survey'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { withoutProfile } from '../owner/merge-answers.ts'
import type { MatchingOwner } from '../owner/open-matching.ts'
import { changeSurvey } from './change-survey.ts'
import { assertKnownMajors } from './known-majors.ts'
import { type ReadUnits, showSurvey } from './show-survey.ts'
import { alertAfter } from './survey-words.ts'

/** What is no longer a must-have is not switched off either. */
const stillDisabled = (owner: MatchingOwner, answered: AnsweredStep): MustHave[] => {
  const disabled = owner.survey?.filter_disabled ?? []
  return answered.step === 'priorities'
    ? disabled.filter((one) => answered.answers.must_haves.includes(one))
    : disabled
}

/** BCM-01: saves one step. What the profile says already is left to the profile. */
export const saveStep = async (
  db: Db,
  actor: Actor,
  id: string,
  answered: AnsweredStep,
  readUnits: ReadUnits,
): Promise<SurveyState> => {
  const { before, after } = await changeSurvey(db, actor, {
    id,
    thing: 'survey',
    next: async (owner) => {
      await assertKnownMajors(db, owner, answered)
      return {
        answers: { ...owner.saved, [answered.step]: withoutProfile(owner.profile, answered) },
        filter_disabled: stillDisabled(owner, answered),
        saved_at: clock.now(),
      }
    },
  })
  return { ...(await showSurvey(db, actor, after, readUnits)), alert: alertAfter(before, after) }
}
