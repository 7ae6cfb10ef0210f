import { entitlementGrants, users } from '../server/src/modules/accounts/accounts.tables.ts'
import { columnsOf, startGranted } from '../server/src/modules/billing/index.ts'
import { subscriptions } from '../server/src/modules/billing/payments.tables.ts'
import { rosterClaims } from '../server/src/modules/roster/roster.tables.ts'
import { tasks, timeEntries } from '../server/src/modules/tasks/tasks.tables.ts'
import { bulkInsert } from '../server/src/platform/database/bulk-insert.ts'
import type { Db } from '../server/src/platform/database/database.ts'
import { uuidv7 } from '../server/src/platform/database/uuid.ts'
import type { Ports } from '../server/src/ports.ts'
import { fillEvents } from './activity-world.ts'
import { buildAthletes, buildCoaches, fillTalks, forgetSome, talk, vacuum } from './messaging-world.ts'

const rosterSize = 200
const tasksEach = 13
const stretchesEach = 20
const eventsEach = 20

const minute = 60 * 1000
const since = new Date('2026-03-01T00:00:00Z')
const today = since.toISOString().slice(0, 10)

/** Each task has its share of the stretches, so time and ledger agree. */
const fillWork = async (db: Db, coachId: string, athleteUserIds: readonly string[]): Promise<void> => {
  const rows = athleteUserIds.flatMap((athlete_user_id, athlete) =>
    Array.from({ length: tasksEach }, (_, position) => ({
      id: uuidv7(),
      athlete_user_id,
      position,
      name: `Task ${position}`,
      percent: position === 0 ? 28 : 6,
      done_when: 'It is done.',
      status:
        position < athlete % tasksEach ? (3 as const) : position % 5 === 0 ? (2 as const) : (0 as const),
      time_spent: 0,
      touched_at: since,
      created_at: since,
    })),
  )
  await bulkInsert(db, tasks, rows)
  const begin = Date.now() - rosterSize * stretchesEach * 10 * minute
  const second = 1000
  await bulkInsert(
    db,
    timeEntries,
    athleteUserIds.flatMap((athlete_user_id, athlete) =>
      Array.from({ length: stretchesEach }, (_, place) => {
        const from = begin + (athlete * stretchesEach + place) * 10 * minute
        const from_at = new Date(Math.floor(from / second) * second)
        const to_at = new Date(from_at.getTime() + 9 * minute)
        const task_id = rows[athlete * tasksEach + (place % tasksEach)]?.id ?? ''
        return {
          id: uuidv7(),
          coach_id: coachId,
          athlete_user_id,
          task_id,
          from_at,
          to_at,
          is_discarded: place % 7 === 0,
          source: 'worked' as const,
          created_at: to_at,
        }
      }),
    ),
  )
}

const fillPackages = async (db: Db, athleteUserIds: readonly string[]): Promise<void> => {
  const granted = startGranted({ package_key: 'package-3', cycle: 'monthly' }, today, '2099-01-01')
  await bulkInsert(
    db,
    entitlementGrants,
    athleteUserIds.map((user_id) => ({
      id: uuidv7(),
      user_id,
      what: 'success-coach' as const,
      from_at: since,
      source: 'package' as const,
      created_at: since,
    })),
  )
  await bulkInsert(
    db,
    subscriptions,
    athleteUserIds.map((athlete_user_id) => ({
      id: uuidv7(),
      athlete_user_id,
      month_price: 9900,
      ...columnsOf(granted),
      created_at: since,
      updated_at: since,
    })),
  )
}

/** A success coach with a roster of 200, and this many messages with each family. Returns the coach. */
const fillRoster = async (
  { database: { db, pool } }: Pick<Ports, 'database'>,
  contacts: readonly string[],
  messages: number,
): Promise<string> => {
  const coachId = uuidv7()
  await bulkInsert(db, users, [
    { id: coachId, type: 'rsc', email: `${coachId}@example.test`, first_name: 'Robin', last_name: 'Marsh' },
  ])
  const athleteUserIds = await buildAthletes(db, rosterSize)
  await bulkInsert(
    db,
    rosterClaims,
    athleteUserIds.map((athlete_user_id) => ({
      athlete_user_id,
      success_coach_id: coachId,
      created_at: since,
    })),
  )
  await fillWork(db, coachId, athleteUserIds)
  await fillPackages(db, athleteUserIds)
  const talks = athleteUserIds.map((id) => talk(id, coachId, messages))
  const client = await pool.connect()
  await fillTalks(client, talks)
  await forgetSome(client, coachId, talks)
  await fillEvents(client, athleteUserIds, contacts, eventsEach)
  client.release()
  return coachId
}

/** Two rosters that differ only in the number of messages. */
export const fillRosters = async (
  ports: Pick<Ports, 'database'>,
  { few, many }: { few: number; many: number },
): Promise<{ few: string; many: string }> => {
  const contacts = await buildCoaches(ports.database.db, 20)
  const coaches = {
    few: await fillRoster(ports, contacts, few),
    many: await fillRoster(ports, contacts, many),
  }
  const client = await ports.database.pool.connect()
  await vacuum(client)
  client.release()
  return coaches
}
