import type { ActiveTask, Task, TaskChange } from '@fieldhouse/contract/tasks'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from '../../app.factory.ts'
import { emit } from '../../events.ts'
import { clock } from '../../platform/clock.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { correspondence, type Somebody } from '../messaging/messaging.factory.ts'
import { rosterClaims } from '../roster/roster.tables.ts'
import { timeEntries } from './tasks.tables.ts'

type Query = Record<string, string | number>

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
