import type { ClientBase } from 'pg'
import { heardStatements } from './heard-statements.ts'
import { openApp, type Question, signIn } from './messaging-app.ts'
import { answerFor } from './server-process.ts'
import { fillUsers } from './users-world.ts'

export const viewers = ['athlete', 'parent', 'coach', 'admin'] as const
export type Viewer = (typeof viewers)[number]

export interface ViewerServer {
  url: string
  /** Many sessions of each, so requests that run together never share the look at one. */
  headers: Record<Viewer, Question['headers'][]>
  /** Statements that one request sends to the database. */
  roundTrips: Record<Viewer, number>
}

/** What the packages open: two features that run, and one that ended. */
const grants = `
  insert into accounts_entitlements (id, user_id, what, from_at, until_at, source, created_at)
  select gen_random_uuid(), athlete_user_id, what, now() - interval '60 days',
    case what when 'success-coach' then now() - interval '30 days' else now() + interval '30 days' end, 'package', now()
  from billing_subscriptions
  cross join unnest(array['full-profile', 'recruiting-center', 'success-coach']) as what`

const photo = JSON.stringify({
  url: '/media/large.avif',
  variants: [{ width: 160, webp: '/media/small.webp', avif: '/media/small.avif' }],
})

const firstOf = async (client: ClientBase, text: string): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(text)
  return rows[0]?.id ?? ''
}

/** People of the world, with what such people have. */
const choosePeople = async (client: ClientBase): Promise<Omit<Record<Viewer, string>, 'admin'>> => {
  await client.query(grants)
  await client.query('update profiles_athletes set photo = $1', [photo])
  await client.query('vacuum analyze accounts_entitlements, profiles_athletes')
  const packaged = `select athlete_user_id as id from billing_subscriptions`
  const athlete = await firstOf(client, `${packaged} order by id limit 1`)
  const parent = await firstOf(
    client,
    `select parent_id as id from accounts_guardians
     inner join accounts_users on id = parent_id and deleted_at is null
     where athlete_user_id in (${packaged}) order by parent_id limit 1`,
  )
  const coach = await firstOf(
    client,
    `select user_id as id from colleges_verifications
     inner join accounts_users on id = user_id and deleted_at is null order by user_id limit 1`,
  )
  await client.query(
    `insert into accounts_guardians (parent_id, athlete_user_id, relationship, created_at)
     values ($1, $2, 'father', now())`,
    [parent, athlete],
  )
  await client.query(
    `insert into roster_assignments (coach_id, athlete_user_id, created_at)
     select $1, athlete_user_id, now() from billing_subscriptions limit 3`,
    [coach],
  )
  return { athlete, parent, coach }
}

const { ports, url } = await openApp()
const { db, pool } = ports.database
const admin = await fillUsers(ports, Number(process.env.VIEWER_USERS))
const client = await pool.connect()
const ids: Record<Viewer, string> = { ...(await choosePeople(client)), admin }
client.release()

const sessionCount = 100

const headers = {} as ViewerServer['headers']
const roundTrips = {} as ViewerServer['roundTrips']
for (const viewer of viewers) {
  const signIns = Array.from({ length: sessionCount }, () => signIn(db, ids[viewer]))
  headers[viewer] = await Promise.all(signIns)
  const [first = {}] = headers[viewer]
  const ask = async () => {
    const answer = await fetch(`${url}/api/user`, { headers: first })
    if (!answer.ok) throw new Error(`${viewer} got ${answer.status}: ${await answer.text()}`)
    await answer.text()
  }
  // The first request also records that the person was here.
  await ask()
  roundTrips[viewer] = (await heardStatements(ask)).length
}
const ready: ViewerServer = { url, headers, roundTrips }
answerFor(ready)
