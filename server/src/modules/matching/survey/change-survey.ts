import type { Actor } from '@fieldhouse/contract/guards'
import type { MustHave } from '@fieldhouse/contract/matching.answers'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { MatchingChange } from '../matching.policy.ts'
import type { SavedAnswers } from '../matching.tables.ts'
import { assertMayChange, type MatchingOwner, openMatching, ownerAfter } from '../owner/open-matching.ts'
import { writeSurvey } from './survey.queries.ts'

/** More people than look after an athlete, all saving at the same moment. */
const mostAttempts = 20

interface Next {
  readonly answers: SavedAnswers
  readonly filter_disabled: readonly MustHave[]
  readonly saved_at: Date
}

export interface Change {
  readonly id: string
  readonly thing: MatchingChange
  /** What the survey becomes. Null if it stays as it is. Throws if the change can't be made. */
  readonly next: (owner: MatchingOwner) => Promise<Next | null>
}

const write = async (db: Db, actor: Actor, owner: MatchingOwner, next: Next) => {
  const survey = {
    answers: next.answers,
    filter_disabled: [...next.filter_disabled],
    version: (owner.survey?.version ?? 0) + 1,
    completed_at: owner.survey?.completed_at ?? null,
    saved_at: next.saved_at,
  }
  const { is_completed } = ownerAfter(owner, survey)
  const row = { ...survey, completed_at: is_completed ? (survey.completed_at ?? clock.now()) : null }
  const isWritten = await writeSurvey(db, {
    ...row,
    athlete_user_id: owner.id,
    saved_by: actor.id,
    is_stale: is_completed,
  })
  return isWritten ? ownerAfter(owner, row) : null
}

/**
 * BCM-01: the only way to change a survey. If someone else saved at the same moment, the change is made again on top of
 * theirs, so neither is lost. It takes two round trips: one reads everything, one writes it.
 */
export const changeSurvey = async (
  db: Db,
  actor: Actor,
  { id, thing, next }: Change,
): Promise<{ before: MatchingOwner; after: MatchingOwner }> => {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const before = await openMatching(db, actor, id)
    assertMayChange(actor, before, thing)
    const wanted = await next(before)
    if (!wanted) return { before, after: before }
    const after = await write(db, actor, before, wanted)
    if (after) return { before, after }
  }
  throw new AppError('busy', { message: 'Others are changing this survey right now. Please try again.' })
}
