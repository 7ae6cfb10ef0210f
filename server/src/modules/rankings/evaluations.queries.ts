import type { Evaluation } from '@fieldhouse/contract/rankings'
import { and, eq } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { evaluations } from './rankings.tables.ts'

/** The evaluator and the athlete. */
export interface Said {
  /** The athlete's. */
  readonly user_id: string
  readonly evaluator_id: string
}

const said = {
  competition_level: evaluations.competition_level,
  teammates: evaluations.teammates,
  leadership: evaluations.leadership,
  updated_at: evaluations.updated_at,
}

export const findEvaluation = async (db: Db, { user_id, evaluator_id }: Said) => {
  const [found] = await db
    .select(said)
    .from(evaluations)
    .where(and(eq(evaluations.user_id, user_id), eq(evaluations.evaluator_id, evaluator_id)))
  return found ?? null
}

/** Replaces the earlier one, if there is one. */
export const putEvaluation = async (tx: Db, who: Said, given: Evaluation): Promise<Date> => {
  const updated_at = clock.now()
  await tx
    .insert(evaluations)
    .values({ ...who, ...given, created_at: updated_at, updated_at })
    .onConflictDoUpdate({
      target: [evaluations.user_id, evaluations.evaluator_id],
      set: { ...given, updated_at },
    })
  return updated_at
}
