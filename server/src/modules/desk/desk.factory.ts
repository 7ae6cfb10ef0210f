import type { DayItem } from '@fieldhouse/contract/desk'
import type { TaskStatus } from '@fieldhouse/contract/tasks.rules'
import type { TestApp } from '../../app.factory.ts'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { columnsOf, startGranted } from '../billing/index.ts'
import { subscriptions } from '../billing/payments.tables.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { recruitment } from '../recruiting/recruiting.factory.ts'
import { buildEntitledAthlete } from '../roster/roster.factory.ts'
import { rosterClaims } from '../roster/roster.tables.ts'
import { tasks } from '../tasks/tasks.tables.ts'

/** On this coach's roster, without the events of a real claim. */
const putOnRoster = async (
  db: Db,
  success_coach_id: string,
  athlete_user_id: string,
  created_at = new Date('2026-03-04T05:06:07Z'),
): Promise<void> => {
  await db.insert(rosterClaims).values({ athlete_user_id, success_coach_id, created_at })
}

interface TaskFacts {
  readonly name?: string
  readonly percent: number
  readonly status: TaskStatus
  readonly time_spent?: number
  readonly touched_at?: Date
}

/** Tasks in this order, by id. */
export const buildTasks = async (
  db: Db,
  athlete_user_id: string,
  facts: readonly TaskFacts[],
): Promise<string[]> => {
  const rows = facts.map((fact, position) => ({
    id: uuidv7(),
    athlete_user_id,
    position,
    name: `Task ${position + 1}`,
    done_when: 'It is done.',
    touched_at: fact.status === 0 ? null : clock.now(),
    created_at: clock.now(),
    ...fact,
  }))
  await db.insert(tasks).values(rows)
  return rows.map(({ id }) => id)
}

/** The row of a package, without what it opens. */
export const buildPackage = async (db: Db, athlete_user_id: string, created_at: Date): Promise<void> => {
  const day = created_at.toISOString().slice(0, 10)
  const granted = startGranted({ package_key: 'package-3', cycle: 'monthly' }, day, '2027-01-01')
  await db.insert(subscriptions).values({
    id: uuidv7(),
    athlete_user_id,
    payer_id: null,
    month_price: 9900,
    promo_code_id: null,
    ...columnsOf(granted),
    created_at,
    updated_at: created_at,
  })
}

const dayLength = 24 * 60 * 60 * 1000

/** So many days ago. */
export const back = (days: number): Date => new Date(clock.now().getTime() - days * dayLength)

interface Facts {
  readonly first?: string
  readonly since?: Date
  readonly until?: Date
}

/** Success coaches, the athletes on their rosters, and what they read. */
export const coachDesk = (tested: () => TestApp) => {
  const db = () => tested().ports.database.db
  const people = recruitment(tested)
  return {
    ...people,
    successCoach: () => people.somebody({ type: 'rsc', first_name: 'Priya', last_name: 'Nair' }),
    /** An athlete with a running package on this coach's roster. */
    athleteOf: async (
      coach: Somebody,
      last_name: string,
      { first, since, until }: Facts = {},
    ): Promise<Somebody> => {
      const user = { first_name: first ?? 'Amara', last_name }
      const id = await buildEntitledAthlete(db(), { user }, until ? { until_at: until } : {})
      await putOnRoster(db(), coach.id, id, since)
      return people.signedIn(id)
    },
    roster: (coach: Somebody, query: Record<string, string> = {}) =>
      people.got(coach, '/panel/my-rosters', query),
    day: async (coach: Somebody): Promise<DayItem[]> => (await people.got(coach, '/panel/my-day')).data,
  }
}
