import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { Actor } from '@fieldhouse/contract/guards'
import type { TaskChange } from '@fieldhouse/contract/tasks'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { openTask } from '../work/open-work.ts'
import { tellCoach } from '../work/tell-coach.ts'
import type { StoredTask } from '../work/work.queries.ts'
import { overlapWords } from './overlap-words.ts'
import { findActive, moveRun, type StoredRun } from './running.queries.ts'
import { isRunning } from './running-task.ts'
import { keep, roundDown, type Stretch } from './settle.rules.ts'
import { showChange } from './show-active.ts'
import { type Turn, takeTurn, timesOf } from './take-turn.ts'
import { findOverlap, findWorkBegin, writeTime } from './time.queries.ts'

interface AddForm {
  readonly task_id: string
  readonly user_id?: string | undefined
  readonly time: number
  readonly from?: string | undefined
  readonly time_zone?: string | undefined
  readonly done?: string | undefined
}

/** COA-04: keeps idle time, and the task runs on. */
const keepIdleTime = async ({ tx, now }: Turn, run: StoredRun, { time, done = run.done }: AddForm) => {
  const { coach_id, athlete_user_id, task_id } = run
  const { stretches, settledAt } = keep(timesOf(run), now, time)
  await writeTime(tx, { coach_id, athlete_user_id, task_id, done }, stretches)
  await moveRun(tx, coach_id, new Date(settledAt))
}

const daysBack = 7
const dayLength = 24 * 60 * 60 * 1000

const faultsOf = ({ from, to }: Stretch, now: number, workBegin: Date | null): FieldFaults => {
  if (from > now) return { from: ['Must not be in the future'] }
  if (to > now) return { time: ['This would end in the future'] }
  if (from < now - daysBack * dayLength) return { from: [`Must be within the last ${daysBack} days`] }
  if (workBegin === null || from < roundDown(workBegin.getTime()))
    return { from: ['Must be after you took on this athlete'] }
  return {}
}

const overlapOf = async ({ tx, coachId, run, now }: Turn, stretch: Stretch) => {
  const active = run && stretch.to > run.settled_at.getTime() ? await findActive(tx, coachId) : null
  if (!active) return findOverlap(tx, coachId, stretch)
  const athlete = `${active.first_name} ${active.last_name}`
  return { name: active.name, athlete, from_at: active.settled_at, to_at: new Date(now), is_discarded: false }
}

/** Adds time that was worked before, without the timer. */
const addPastTime = async (
  turn: Turn,
  task: StoredTask,
  { time, from: begin, done = '', time_zone }: AddForm,
) => {
  const { tx, coachId, now } = turn
  const from = begin === undefined ? roundDown(now) - time * 1000 : roundDown(Date.parse(begin))
  const stretch: Stretch = { from, to: from + time * 1000, isDiscarded: false, source: 'added' }
  const errors = faultsOf(stretch, now, await findWorkBegin(tx, coachId, task.athlete_user_id))
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  const overlap = await overlapOf(turn, stretch)
  if (overlap) throw new AppError('time_overlaps', { message: overlapWords(overlap, time_zone) })
  const { id: task_id, athlete_user_id } = task
  await writeTime(tx, { coach_id: coachId, athlete_user_id, task_id, done }, [stretch])
}

/** COA-03, COA-04: keeps idle time of the running task, or adds time to another one. */
export const addTime = (db: Db, actor: Actor, form: AddForm): Promise<TaskChange> =>
  takeTurn(db, actor.id, async (turn) => {
    const { tx, run } = turn
    const task = await openTask(tx, actor, form)
    if (isRunning(run, form) && form.from === undefined) await keepIdleTime(turn, run, form)
    else await addPastTime(turn, task, form)
    await tellCoach(tx, actor.id, task)
    return showChange(tx, actor.id, task.id)
  })
