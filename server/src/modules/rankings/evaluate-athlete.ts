import type { Actor } from '@fieldhouse/contract/guards'
import type { Evaluation, SavedEvaluation } from '@fieldhouse/contract/rankings'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { IsAssignedTo } from '../profiles/index.ts'
import { rewriteScore } from './calculate-scores.ts'
import { findEvaluation, putEvaluation, type Said } from './evaluations.queries.ts'
import { openRanking } from './open-ranking.ts'
import { mayEvaluate } from './rankings.policy.ts'
import { lockAthlete } from './score.queries.ts'

const evaluatorOf = async (db: Db, actor: Actor, id: string, isAssignedTo: IsAssignedTo): Promise<Said> => {
  const { user_id, audience } = await openRanking(db, actor, id, isAssignedTo)
  if (!mayEvaluate(audience, actor.type)) throw new AppError('forbidden')
  return { user_id, evaluator_id: actor.id }
}

/** PUB-02: the score is updated in the same transaction. */
export const evaluateAthlete = async (
  db: Db,
  actor: Actor,
  id: string,
  given: Evaluation,
  isAssignedTo: IsAssignedTo,
): Promise<SavedEvaluation> => {
  const who = await evaluatorOf(db, actor, id, isAssignedTo)
  return transaction(db, async (tx) => {
    await lockAthlete(tx, who.user_id)
    const updated_at = await putEvaluation(tx, who, given)
    await rewriteScore(tx, who.user_id)
    return { ...given, updated_at: updated_at.toISOString() }
  })
}

export const showEvaluation = async (
  db: Db,
  actor: Actor,
  id: string,
  isAssignedTo: IsAssignedTo,
): Promise<SavedEvaluation | null> => {
  const found = await findEvaluation(db, await evaluatorOf(db, actor, id, isAssignedTo))
  return found && { ...found, updated_at: found.updated_at.toISOString() }
}
