import type { ClientBase } from 'pg'
import { entitlementGrants } from '../server/src/modules/accounts/accounts.tables.ts'
import type { Db } from '../server/src/platform/database/database.ts'
import { uuidv7 } from '../server/src/platform/database/uuid.ts'
import type { Ports } from '../server/src/ports.ts'
import { buildAthletes, buildCoaches, fillTalks, talksAmong, vacuum } from './messaging-world.ts'

/** The mix of one log of 1,000 entries. */
const logged = { events: 400, views: 300, talks: 30, talkLength: 10 }
const coachCount = 100

/** The package that includes the recruiting center. */
export const grantCenter = (db: Db, user_id: string) =>
  db.insert(entitlementGrants).values({
    id: uuidv7(),
    user_id,
    what: 'recruiting-center',
    from_at: new Date('2026-01-01'),
    source: 'grant',
    created_at: new Date(),
  })

const insertEvents = `
  insert into recruiting_events (id, athlete_user_id, contact_id, coach_id, type, event_date, event_time, note, author_id,
    created_at)
  select gen_random_uuid(), athlete_user_id, contact.id, contact.user_id, n % 3 + 1, date '2026-01-01' + n % 300,
    time '08:00' + n % 600 * interval '1 minute', 'Talked about the visit in spring.', athlete_user_id,
    timestamptz '2026-01-01' + n * interval '1 minute'
  from unnest($1::uuid[]) as athlete_user_id cross join generate_series(1, $3::int) as n
  inner join colleges_coaches as contact on contact.user_id = ($2::uuid[])[n % cardinality($2::uuid[]) + 1]`

const insertViews = `
  insert into profiles_coach_views (id, athlete_id, coach_id, viewed_at)
  select gen_random_uuid(), page.id, ($2::uuid[])[n % cardinality($2::uuid[]) + 1],
    timestamptz '2026-01-01' + n * interval '300 days' / $3::int
  from profiles_athletes as page cross join generate_series(1, $3::int) as n
  where page.user_id = any($1::uuid[])`

/** Coaches viewed the pages of these athletes, each this many times. */
export const fillViews = (
  client: ClientBase,
  athleteUserIds: readonly string[],
  coachIds: readonly string[],
  count: number,
) => client.query(insertViews, [athleteUserIds, coachIds, count])

/** The athlete has seen every view there is. */
export const seeViews = (client: ClientBase, athleteUserId: string) =>
  client.query(
    `insert into recruiting_view_marks (user_id, athlete_user_id, coach_id, seen_at)
     select page.user_id, page.user_id, view.coach_id, max(view.viewed_at)
     from profiles_coach_views as view inner join profiles_athletes as page on page.id = view.athlete_id
     where page.user_id = $1 group by page.user_id, view.coach_id`,
    [athleteUserId],
  )

/** Calls, emails, and SMS with these coaches, this many per athlete. */
export const fillEvents = (
  client: ClientBase,
  athleteUserIds: readonly string[],
  coachIds: readonly string[],
  count: number,
) => client.query(insertEvents, [athleteUserIds, coachIds, count])

/** Athletes who all have a log of 1,000 events. Returns the first of them. */
export const fillLogs = async (
  { database: { db, pool } }: Pick<Ports, 'database'>,
  count: number,
): Promise<string> => {
  const athleteUserIds = await buildAthletes(db, count)
  const coachIds = await buildCoaches(db, coachCount)
  const [first = ''] = athleteUserIds
  await grantCenter(db, first)
  const client = await pool.connect()
  await fillTalks(
    client,
    talksAmong(athleteUserIds, coachIds, { count: count * logged.talks, length: logged.talkLength }),
  )
  await fillEvents(client, athleteUserIds, coachIds, logged.events)
  await fillViews(client, athleteUserIds, coachIds, logged.views)
  await vacuum(client)
  client.release()
  return first
}
