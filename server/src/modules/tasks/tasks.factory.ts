import type { ActiveTask, Task, TaskChange } from '@fieldhouse/contract/tasks'
import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../../app.factory.ts'
import { emit } from '../../events.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { correspondence, type Somebody } from '../messaging/messaging.factory.ts'
import { rosterClaims } from '../roster/roster.tables.ts'
import { runningTasks, tasks, timeEntries } from './tasks.tables.ts'
import { startOf } from './timer/settle.rules.ts'

type Query = Record<string, string | number>

/** A task of this athlete runs for this success coach. */
export const buildRun = async (db: Db, coach_id: string, athlete_user_id: string): Promise<string> => {
  const [task_id, at] = [uuidv7(), new Date(startOf(clock.now().getTime()))]
  const task = {
    id: task_id,
    athlete_user_id,
    position: 1,
    name: 'Outreach plan',
    percent: 10,
    created_at: at,
  }
  await db
    .insert(tasks)
    .values({ ...task, done_when: 'Who, when, and what to say', status: taskStatus.inProgress })
  const times = { started_at: at, settled_at: at, last_active_at: at, last_seen_at: at }
  await db.insert(runningTasks).values({ coach_id, task_id, athlete_user_id, ...times })
  return task_id
}

/** Success coaches, their athletes, and what they do through the API. */
export const workplace = (tested: () => TestApp) => {
  const db = () => tested().ports.database.db
  const people = correspondence(tested)

  const got = async (who: Pick<Somebody, 'headers'>, path: string, query: Query = {}) => {
    const answer = await people.get(who, path, query)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const act = (who: Somebody, what: string, body: object) => people.post(who, `/panel/task/${what}`, body)
  const did = async (who: Somebody, what: string, body: object): Promise<TaskChange> => {
    const answer = await act(who, what, body)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }

  return {
    ...people,
    got,
    act,
    did,
    successCoach: () => people.somebody({ type: 'rsc', first_name: 'Priya', last_name: 'Nair' }),
    claim: (coach: Somebody, athlete: Somebody) =>
      transaction(db(), async (tx) => {
        const ids = { athlete_user_id: athlete.id, success_coach_id: coach.id }
        await tx.insert(rosterClaims).values({ ...ids, created_at: clock.now() })
        await emit(tx, 'roster.claimed', ids)
      }),
    unclaim: (coach: Somebody, athlete: Somebody) =>
      transaction(db(), async (tx) => {
        const ids = { athlete_user_id: athlete.id, success_coach_id: coach.id }
        const { athlete_user_id, success_coach_id } = rosterClaims
        await tx
          .delete(rosterClaims)
          .where(and(eq(athlete_user_id, athlete.id), eq(success_coach_id, coach.id)))
        await emit(tx, 'roster.unclaimed', ids)
      }),
    /** The athlete's tasks, as their success coach reads them. */
    list: (coach: Somebody, athlete: Somebody): Promise<{ data: Task[]; meta: object }> =>
      got(coach, `/panel/task/list/${athlete.id}`),
    active: async (coach: Somebody): Promise<ActiveTask | null> => {
      const answer = await people.get(coach, '/panel/task/active')
      return answer.statusCode === 404 ? null : answer.json().data
    },
    /** A coach's rows in the database, oldest first. */
    rowsOf: (coach: Somebody) =>
      db().select().from(timeEntries).where(eq(timeEntries.coach_id, coach.id)).orderBy(timeEntries.from_at),
  }
}

export const nthTask = ({ data }: { data: readonly Task[] }, index: number): Task => {
  const task = data[index]
  if (!task) throw new Error(`There is no task ${index}`)
  return task
}
