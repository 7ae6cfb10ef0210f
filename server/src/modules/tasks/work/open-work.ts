import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { mayWork, type Reader, readerOf, type Ties } from '../tasks.policy.ts'
import { findTask, findTies, type StoredTask } from './work.queries.ts'

const readerWith = (actor: Actor, ties: Ties | null): Reader => {
  const reader = ties && readerOf(actor, ties)
  if (!reader) throw new AppError('not_found')
  return reader
}

/** A stranger finds nothing. */
export const openAthlete = async (db: Db, actor: Actor, athleteUserId: string): Promise<Reader> =>
  readerWith(actor, await findTies(db, actor.id, athleteUserId))

/** Refuses everyone but the athlete's own success coach. */
export const assertMayWork = (actor: Actor, ties: Ties | null): void => {
  if (!mayWork(readerWith(actor, ties))) throw new AppError('not_found')
}

/** COA-03: the athlete's own success coach, and nobody else. */
export const openWork = async (db: Db, actor: Actor, athleteUserId: string): Promise<void> => {
  assertMayWork(actor, await findTies(db, actor.id, athleteUserId))
}

interface NamedTask {
  readonly task_id: string
  /** The athlete, if the caller names one. */
  readonly user_id?: string | undefined
}

/** A task of an athlete on the roster. */
export const openTask = async (
  db: Db,
  actor: Actor,
  { task_id, user_id }: NamedTask,
): Promise<StoredTask> => {
  const task = await findTask(db, task_id)
  if (!task || (user_id !== undefined && user_id !== task.athlete_user_id)) throw new AppError('not_found')
  await openWork(db, actor, task.athlete_user_id)
  return task
}
