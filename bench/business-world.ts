import { sql } from 'drizzle-orm'
import type { Db } from '../server/src/platform/database/database.ts'
import { uuidv7 } from '../server/src/platform/database/uuid.ts'
import type { Ports } from '../server/src/ports.ts'
import { vacuum } from './messaging-world.ts'

/**
 * A company of two years, made by the database itself: of a million users 600,000 are athletes. One athlete in 15 has a
 * package with up to 12 paid months, and one in 20 writes with a coach.
 */
const fillPeople = async (db: Db, users: number): Promise<void> => {
  await db.execute(sql`
    insert into accounts_users (id, type, email, first_name, last_name, created_at)
    select gen_random_uuid(),
      case when n % 10 < 6 then 'athlete' when n % 10 < 9 then 'parent' when n % 100 = 99 then 'affiliate' else 'coach' end,
      'user' || n || '@bench.test', 'First' || n % 1000, 'Last' || n % 5000,
      now() - (n % 730) * interval '1 day' - (n % 86400) * interval '1 second'
    from generate_series(1, ${users}::int) as n`)
  await db.execute(sql`
    insert into profiles_athletes (id, user_id, slug, sport_key, created_at)
    select id, id, id::text, 'basketball', created_at from accounts_users where type = 'athlete'`)
}

const fillMoney = async (db: Db): Promise<void> => {
  await db.execute(sql`
    insert into billing_subscriptions (id, athlete_user_id, payer_id, status, package_key, cycle, month_price, period,
      anchor, month, months, starts_on, ends_on, worth, is_canceled, credit, failures, ended_on, created_at, updated_at)
    select gen_random_uuid(), id, id, case when n % 4 = 0 then 'ended' else 'active' end, 'package-' || 1 + n % 4,
      case when n % 7 = 0 then 'annual' else 'monthly' end, 4900, 12, created_at, 0, 1, created_at, created_at, 0, false,
      0, 0, case when n % 4 = 0 then created_at::date + 120 + (n % 200)::int end, created_at, created_at
    from (select id, created_at, row_number() over () as n from accounts_users where type = 'athlete') as athletes
    where n % 15 = 0 and (n % 4 > 0 or created_at < now() - interval '330 days')`)
  await db.execute(sql`
    insert into billing_charges (id, subscription_id, period, athlete_user_id, kind, status, attempt, claimed_until,
      package_key, cycle, price, discount, credit, tax, total, transaction_id, is_settled, created_at, updated_at)
    select gen_random_uuid(), id, number, athlete_user_id, 'renewal', 'paid', 1, created_at, package_key, cycle, 4900, 0, 0, 0,
      4900, gen_random_uuid()::text, true, paid_at, paid_at
    from billing_subscriptions, generate_series(1, 12) as number,
      lateral (select created_at + number * interval '30 days' as paid_at) as moment
    where paid_at < least(now(), coalesce(ended_on, now())) and (cycle = 'monthly' or number = 1)`)
  await db.execute(sql`
    insert into billing_invoices (id, number, charge_id, athlete_user_id, issued_on, package_name, athlete_name,
      period_start, period_end, is_free_month, billed_to, created_at)
    select gen_random_uuid(), row_number() over (), id, athlete_user_id, created_at, 'A package', 'An athlete', created_at,
      created_at, false, '{}', created_at
    from billing_charges`)
  await db.execute(sql`
    insert into billing_ledger (id, event_id, account, cents, charge_id, created_at)
    select gen_random_uuid(), id, account, case account when 'revenue' then -total else total end, id, created_at
    from billing_charges, unnest(array['provider', 'revenue']) as account`)
}

const fillUse = async (db: Db): Promise<void> => {
  await db.execute(sql`
    insert into profiles_visitor_views (athlete_id, day, count)
    select id, (now() - (n * 37 + times * 61) % 400 * interval '1 day')::date, 1
    from (select id, row_number() over () as n from profiles_athletes) as athletes, generate_series(1, 2) as times`)
  await db.execute(sql`
    insert into messaging_conversations (id, athlete_user_id, coach_id, last_seq, created_at)
    select gen_random_uuid(), athletes.id, (select id from accounts_users where type = 'coach' limit 1), 25, created_at
    from (select *, row_number() over () as n from accounts_users where type = 'athlete') as athletes where n % 20 = 0`)
  await db.execute(sql`
    insert into messaging_messages (id, conversation_id, seq, side, sender_id, content, client_id, created_at)
    select gen_random_uuid(), id, seq, case when seq % 3 = 0 then 'coach' else 'family' end, athlete_user_id,
      'Thank you for the film. When is your next game?', gen_random_uuid(),
      now() - (random() * 400) * interval '1 day'
    from messaging_conversations, generate_series(1, 25) as seq`)
  await db.execute(sql`
    insert into search_days (day, searches, found_nothing)
    select (now() - n * interval '1 day')::date, 9000, 200 from generate_series(0, 400) as n`)
  await db.execute(sql`
    insert into search_misses (day, text, count)
    select (now() - n % 90 * interval '1 day')::date, 'text ' || n / 90, 3 from generate_series(1, 40000) as n`)
}

/** The id of an admin. */
export const fillBusiness = async ({ database: { db, pool } }: Ports, users: number): Promise<string> => {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  client.release()
  await fillPeople(db, users)
  await fillMoney(db)
  await fillUse(db)
  const admin = uuidv7()
  await db.execute(sql`
    insert into accounts_users (id, type, email, first_name, last_name)
    values (${admin}, 'admin', 'admin@bench.test', 'Helen', 'Park')`)
  const cleaner = await pool.connect()
  await vacuum(cleaner)
  cleaner.release()
  return admin
}
