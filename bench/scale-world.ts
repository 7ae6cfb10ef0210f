import type { ClientBase } from 'pg'
import type { Ports } from '../server/src/ports.ts'
import { fillEvents, fillViews, grantCenter } from './activity-world.ts'
import { buildAthletes, buildCoaches, fillTalks, talksAmong, vacuum } from './messaging-world.ts'

/** The mix of a log of 100,000 entries. */
const logged = { events: 40_000, views: 30_000, talks: 100, talkLength: 300 }

/** An id calculated from a number, so tables that are filled one after the other fit together. */
const idOf = (kind: string, number = 'n') => `md5('${kind}' || ${number})::uuid`

/** One of a few thousand last names, and one of eight classes, two of which have graduated. */
const facts = `generate_series(1, $1::int) as n cross join lateral (select
  'Name' || (n * 7919 % 5000) as last_name, 'First' || (n::bigint * 104729 % 800) as first_name,
  case when n % 50 = 0 then null else 2025 + n % 8 end as class_year,
  (array['PG', 'SG', 'SF', 'PF', 'C'])[n % 5 + 1] as position,
  (array['TX', 'OH', 'CA', 'OR', 'WY'])[5 - least(n % 37, 4)] as state,
  case when n % 2 = 0 then 'female' else 'male' end as gender) as fact`

const tables = [
  `insert into accounts_users (id, type, email, first_name, last_name, gender)
   select ${idOf('user')}, 'athlete', n || '@example.test', first_name, last_name, gender from ${facts}`,
  `insert into profiles_athletes (id, user_id, slug, sport_key, position, class_year, state, height_cm, is_visible)
   select ${idOf('page')}, ${idOf('user')}, 'athlete-' || n, 'basketball', position, class_year, state,
     160 + n % 50, n % 20 > 0 from ${facts}`,
  `insert into search_athletes (athlete_id, user_id, slug, first_name, last_name, sport_key, position, class_year, state,
     gender, is_visible, score, words)
   select page.id, person.id, page.slug, person.first_name, person.last_name, page.sport_key,
     page.sport_key || ':' || page.position, page.class_year, page.state, person.gender, page.is_visible, 5, ''
   from profiles_athletes as page inner join accounts_users as person on person.id = page.user_id`,
  `insert into profiles_figures (athlete_id, key, value)
   select ${idOf('page')}, key, n * 31 % 1000 / 10.0
   from ${facts} cross join unnest(array['points', 'rebounds', 'assists', 'steals']) as key`,
  `insert into profiles_documents (athlete_id, version, format, page, contacts, own, updated_at)
   select ${idOf('page')}, 1, 1, repeat(md5(n::text), 60), '{}', '{}', now() from ${facts}`,
  `insert into rankings_evaluations (user_id, evaluator_id, competition_level, teammates, leadership, created_at,
     updated_at)
   select ${idOf('user')}, ${idOf('user')}, n % 10 + 1, n % 7 + 1, n % 9 + 1, now(), now() from ${facts}
   where n % 4 = 0`,
  `insert into rankings_scores (user_id, sport_key, gender, production, competition_level, consistency, teammates,
     leadership, score, evaluations, seasons, calculated_at)
   select ${idOf('user')}, 'basketball', gender, 50, 50, 50, 50, 50, n % 100, 1, 1, now() from ${facts}
   where n % 4 = 0`,
]

const fillAthletes = async (client: ClientBase, count: number): Promise<void> => {
  // The foreign keys are correct by construction.
  await client.query('set session_replication_role = replica')
  for (const text of tables) await client.query(text, text.includes('$1') ? [count] : [])
  await client.query('set session_replication_role = origin')
}

/** The people who ask in the world of `fillScale`. */
export interface ScaleWorld {
  readonly athlete: string
  readonly coach: string
}

/** One athlete with a log of 100,000 events, among many athletes who can be found. */
export const fillScale = async (
  { database: { db, pool } }: Pick<Ports, 'database'>,
  count: number,
): Promise<ScaleWorld> => {
  const [athlete = ''] = await buildAthletes(db, 1)
  const coachIds = await buildCoaches(db, logged.talks)
  await grantCenter(db, athlete)
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await fillTalks(client, talksAmong([athlete], coachIds, { count: logged.talks, length: logged.talkLength }))
  await fillEvents(client, [athlete], coachIds, logged.events)
  await fillViews(client, [athlete], coachIds, logged.views)
  await fillAthletes(client, count)
  await vacuum(client)
  client.release()
  return { athlete, coach: coachIds[0] ?? '' }
}
