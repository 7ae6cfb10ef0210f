import { readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import type { Ports } from '../server/src/ports.ts'

/** Each name as often as it is in the country, among this many. */
const nameSlots = 4000

const namesIn = async (file: string, weight: number): Promise<string[]> => {
  const text = await readFile(new URL(`../server/src/demo/data/${file}`, import.meta.url), 'utf8')
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
  const all = rows.reduce((sum, row) => sum + Number(row[weight]), 0)
  return rows.flatMap((row) =>
    Array.from({ length: Math.ceil((Number(row[weight]) / all) * nameSlots) }, () => row[0] ?? ''),
  )
}

/** An id calculated from a number, so tables that are filled one after the other fit together. */
const idOf = (kind: string, number = 'n') => `md5('${kind}' || ${number})::uuid`

/** Types by their share: mostly families, some coaches, few of our own people. */
const typeOf = `case
  when n % 50000 = 0 then 'admin' when n % 20000 = 1 then 'editor' when n % 2000 = 2 then 'rsc'
  when n % 500 = 3 then 'affiliate' when n % 100 < 55 then 'athlete' when n % 100 < 91 then 'parent'
  when n % 100 < 97 then 'coach' else 'unknown' end`

/** Spread by a large prime, so neighbors differ. */
const spread = (prime: number, size: string) => `(n::bigint * ${prime} % ${size})::int + 1`

const statements = [
  `insert into accounts_users (id, type, email, email_verified_at, first_name, last_name, last_seen_at, created_at,
     deleted_at, deleted_by)
   select ${idOf('user')}, ${typeOf}, lower(first_name || '.' || last_name) || n || '@example.test', joined, first_name,
     case when n % 250000 = 7 then 'Quillfeather' else last_name end,
     case when n % 5 > 0 then joined + (${spread(15485863, '5000000')}) * interval '1 second' end, joined,
     case when n % 100 = 60 then now() - interval '3 days' end,
     case when n % 100 = 60 then ${idOf('user')} end
   from generate_series(1, $1::int) as n cross join lateral (select
     ($2::text[])[${spread(7919, 'cardinality($2::text[])')}] as first_name,
     ($3::text[])[${spread(104729, 'cardinality($3::text[])')}] as last_name,
     now() - (${spread(1299709, '63072000')}) * interval '1 second' as joined) as fact`,
  `insert into profiles_athletes (id, user_id, slug, sport_key, class_year, city, state)
   select ${idOf('page')}, ${idOf('user')}, 'athlete-' || n, 'basketball', 2025 + n % 5, 'Portland', 'OR'
   from generate_series(1, $1::int) as n where ${typeOf} = 'athlete'`,
  `insert into accounts_guardians (parent_id, athlete_user_id, relationship, created_at)
   select ${idOf('user')}, ${idOf('user', '(n - 55)')}, 'father', now()
   from generate_series(56, $1::int) as n where ${typeOf} = 'parent'`,
  `insert into colleges_verifications (user_id, college_id, position, status, method, requested_at, decided_at)
   select ${idOf('user')}, (select min(id) from colleges), 'Head coach', 'verified', 'admin', now(), now()
   from generate_series(1, $1::int) as n where ${typeOf} = 'coach' and n % 2 = 0`,
  `insert into billing_subscriptions (id, athlete_user_id, status, package_key, cycle, month_price, period, anchor,
     month, months, starts_on, ends_on, worth, is_canceled, credit, failures, created_at, updated_at)
   select ${idOf('package')}, ${idOf('user')}, 'active', 'package-3', 'monthly', 9900, 1, now(), 1, 1, now(), now(),
     9900, false, 0, 0, now(), now()
   from generate_series(1, $1::int) as n where ${typeOf} = 'athlete' and n % 10 = 0`,
  `insert into audit_entries (id, at, actor_id, action, user_id, before, after, details)
   select ${idOf('entry')}, now() - n * interval '7 seconds', ${idOf('user', '50000')},
     (array['user.marked-vip', 'user.changed', 'user.deleted', 'team.created'])[n % 4 + 1],
     ${idOf('user', spread(1299709, '$1::int'))}, '{"is_vip": false}', '{"is_vip": true}', '{}'
   from generate_series(1, $1::int) as n`,
]

const tables = statements.map((text) => /^insert into (\w+)/.exec(text)?.[1] ?? '')

/** Fills without the indexes and builds them afterwards, which takes seconds instead of minutes. */
const withoutIndexes = async (client: ClientBase, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = any($1)
       and indexname not in (select conname from pg_constraint)`,
    [tables],
  )
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
  await work()
  await client.query("set maintenance_work_mem = '1GB'")
  for (const { indexdef } of rows) await client.query(indexdef)
}

const fill = async (client: ClientBase, count: number): Promise<void> => {
  await client.query('set statement_timeout = 0')
  // The foreign keys are correct by construction.
  await client.query('set session_replication_role = replica')
  const names = [await namesIn('first-names.csv', 2), await namesIn('last-names.csv', 1)]
  await withoutIndexes(client, async () => {
    for (const text of statements) await client.query(text, text.includes('$2') ? [count, ...names] : [count])
  })
  await client.query('set session_replication_role = origin')
  for (const table of tables) await client.query(`vacuum analyze ${table}`)
}

/** This many accounts, with pages, families, and packages, and as many entries in the audit log. Returns an admin. */
export const fillUsers = async ({ database: { pool } }: Pick<Ports, 'database'>, count: number) => {
  const client = await pool.connect()
  await fill(client, count)
  const { rows } = await client.query<{ id: string }>(
    `insert into accounts_users (id, type, email, first_name, last_name, is_super_admin)
     values (gen_random_uuid(), 'admin', 'bench@example.test', 'Robin', 'Marsh', true) returning id`,
  )
  client.release()
  return rows[0]?.id ?? ''
}
