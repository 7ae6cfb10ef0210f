import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  isInPeriods,
  type PeriodEdges,
  periodOfDay,
  periodOfMoment,
} from '../../platform/days/periods.queries.ts'
import { users } from '../accounts/index.ts'
import { packages } from './billing.tables.ts'
import type { Day } from './billing-day.ts'
import { charges, invoices, subscriptions } from './payments.tables.ts'

/** Paying families: a family pays from its first paid period until its package ends. An athlete has one package. */

/** A period that cost something. */
const isPaid = sql`${charges.status} = 'paid' and ${charges.price} > ${charges.discount}`

/** Each paid period with what it brings in a year, until the next one begins or the package ends. Null is open. */
const paidPeriods: SQL = sql`
  select ${charges.package_key} as package_key,
    (${charges.price} - ${charges.discount}) * case ${charges.cycle} when 'annual' then 1 else 12 end as year_cents,
    ${invoices.period_start} as from_day,
    least(lead(${invoices.period_start}) over (partition by ${charges.subscription_id} order by ${charges.period}),
      ${subscriptions.ended_on}) as until_day
  from ${charges}
  inner join ${invoices} on ${invoices.charge_id} = ${charges.id}
  inner join ${subscriptions} on ${subscriptions.id} = ${charges.subscription_id}
  where ${isPaid}`

/**
 * What paid packages bring in a year, by the period in which it began (positive) and ended (negative). Period 0 is
 * everything before.
 */
export const countRecurring = async (db: Db, edges: PeriodEdges) => {
  const { rows } = await db.execute<{ period: number; year_cents: string }>(sql`
    with paid as materialized (${paidPeriods})
    select period, sum(year_cents) as year_cents from (
      select ${periodOfDay(sql`from_day`, edges)} as period, year_cents from paid
      where until_day is null or until_day > from_day
      union all
      select ${periodOfDay(sql`until_day`, edges)} as period, -year_cents from paid where until_day > from_day
    ) as changes group by period`)
  return rows.map(({ period, year_cents }) => ({ period, year_cents: Number(year_cents) }))
}

/** The packages in their order, with the families that pay for each on a day and what they bring in a year. */
export const countPackages = async (db: Db, today: Day) => {
  const { rows } = await db.execute<{ key: string; name: string; families: number; year_cents: string }>(sql`
    with paid as materialized (${paidPeriods})
    select ${packages.key} as key, ${packages.name} as name, count(paid.package_key)::int as families,
      coalesce(sum(paid.year_cents), 0) as year_cents
    from ${packages}
    left join paid on paid.package_key = ${packages.key} and paid.from_day <= ${today}::date
      and (paid.until_day is null or paid.until_day > ${today}::date)
    group by ${packages.key} order by ${packages.position}`)
  return rows.map(({ year_cents, ...row }) => ({ ...row, year_cents: Number(year_cents) }))
}

/**
 * The time of each family from its first payment to the end of its package. A package that follows another at once goes
 * on with it.
 */
const familySpans: SQL = sql`
  with bought as (
    select coalesce(${charges.athlete_user_id}, ${charges.subscription_id}) as family,
      min(${invoices.period_start}) as from_day,
      coalesce(${subscriptions.ended_on}, 'infinity'::date) as until_day
    from ${charges}
    inner join ${invoices} on ${invoices.charge_id} = ${charges.id}
    inner join ${subscriptions} on ${subscriptions.id} = ${charges.subscription_id}
    where ${isPaid}
    group by 1, ${subscriptions.id}
  ), followed as (
    select *, max(until_day) over (partition by family order by from_day, until_day
      rows between unbounded preceding and 1 preceding) as before_day
    from bought where until_day > from_day
  ), numbered as (
    select *, count(*) filter (where before_day is null or from_day > before_day)
      over (partition by family order by from_day, until_day) as number
    from followed
  )
  select min(from_day) as from_day, max(until_day) as until_day from numbered group by family, number`

/** The families that came and left, by period. Those who did both in one period are left out of it. */
export const countFamilies = async (db: Db, edges: PeriodEdges) => {
  const { rows } = await db.execute<{ period: number; joined: number; left: number }>(sql`
    with spans as materialized (
      select ${periodOfDay(sql`from_day`, edges)} as joined, ${periodOfDay(sql`until_day`, edges)} as "left"
      from (${familySpans}) as spans
    )
    select period, sum(joined)::int as joined, sum("left")::int as "left" from (
      select joined as period, 1 as joined, 0 as "left" from spans where joined <> "left"
      union all
      select "left", 0, 1 from spans where joined <> "left"
    ) as changes group by period`)
  return rows
}

/** Athletes by the period of their sign-up: those who chose a package by now, and those who have paid for one. */
export const countConversions = async (db: Db, edges: PeriodEdges) => {
  const { rows } = await db.execute<{ period: number; chose: number; paid: number }>(sql`
    with paying as (select distinct ${charges.athlete_user_id} as id from ${charges} where ${isPaid}),
    choosing as (
      select distinct ${subscriptions.athlete_user_id} as id from ${subscriptions}
      where ${subscriptions.payer_id} is not null
    )
    select ${periodOfMoment(users.created_at, edges)} as period, count(*)::int as chose, count(paying.id)::int as paid
    from choosing
    inner join ${users} on ${users.id} = choosing.id
    left join paying on paying.id = choosing.id
    where ${users.type} = 'athlete' and ${isInPeriods(users.created_at, edges)}
    group by 1`)
  return rows
}

/** Packages whose charge failed and is tried again: how many, what is owed, and how many have one try left. */
export const countFailedCharges = async (db: Db) => {
  const { rows } = await db.execute<{ count: number; cents: string; last_try: number }>(sql`
    select count(*)::int as count, coalesce(sum(${charges.total}), 0) as cents,
      (count(*) filter (where ${subscriptions.failures} >= 3))::int as last_try
    from ${subscriptions}
    left join ${charges} on ${charges.subscription_id} = ${subscriptions.id}
      and ${charges.period} = ${subscriptions.period} + 1
    where ${subscriptions.status} = 'past_due'`)
  const [found] = rows
  return { count: found?.count ?? 0, cents: Number(found?.cents ?? 0), last_try: found?.last_try ?? 0 }
}
