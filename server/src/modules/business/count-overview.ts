import {
  type BusinessOverview,
  type BusinessPeriod,
  type FamilyMonth,
  signUpRoles,
  type Waiting,
} from '@fieldhouse/contract/business'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { addDays } from '../../platform/days/days.rules.ts'
import { type Day, houseDayOf } from '../../platform/house-day.ts'
import { countAccounts, countSignUps } from '../accounts/index.ts'
import {
  countConversions,
  countFailedCharges,
  countFamilies,
  countPackages,
  countRecurring,
  countRevenue,
} from '../billing/index.ts'
import { countWaitingReviews } from '../colleges/index.ts'
import { countMessages, countOpenReports } from '../messaging/index.ts'
import { countActivePages } from '../profiles/index.ts'
import { countWaitingAthletes, findCoachLoad } from '../roster/index.ts'
import { countSearches, findMissedTexts } from '../search/index.ts'
import { sumKeptTime } from '../tasks/index.ts'
import { addMonthsTo, cutsOf, edgesOf, monthOf, type Span } from './periods.rules.ts'

const mostMissed = 12

/** A year's cents as a month's, rounded once at the end. */
const monthCents = (yearCents: number): number => Math.round(yearCents / 12)

interface Changes {
  readonly period: number
  readonly joined: number
  readonly left: number
}

/** Before each period, what all changes before it add up to. */
const sumBefore = <Row extends { period: number }>(
  rows: readonly Row[],
  period: number,
  of: (row: Row) => number,
): number => rows.reduce((sum, row) => (row.period < period ? sum + of(row) : sum), 0)

const familiesIn = (rows: readonly Changes[], period: number) => {
  const { joined = 0, left = 0 } = rows.find((row) => row.period === period) ?? {}
  return { families: sumBefore(rows, period, (row) => row.joined - row.left), joined, left }
}

type Money = Pick<
  BusinessPeriod,
  | 'revenue_cents'
  | 'refunded_cents'
  | 'refunds'
  | 'recurring_cents'
  | 'families'
  | 'joined'
  | 'left'
  | 'chose_package'
  | 'paid'
>

/** Each answers for the period with a number, from 1. */
type InPeriod<Part> = (period: number) => Part

const countMoney = async (db: Db, edges: readonly Day[]): Promise<InPeriod<Money>> => {
  const revenue = await countRevenue(db, edges)
  const recurring = await countRecurring(db, edges)
  const families = await countFamilies(db, edges)
  const conversions = await countConversions(db, edges)
  return (period) => {
    const {
      revenue_cents = 0,
      refunded_cents = 0,
      refunds = 0,
    } = revenue.find((row) => row.period === period) ?? {}
    const { chose = 0, paid = 0 } = conversions.find((row) => row.period === period) ?? {}
    return {
      revenue_cents,
      refunded_cents,
      refunds,
      recurring_cents: monthCents(sumBefore(recurring, period + 1, ({ year_cents }) => year_cents)),
      ...familiesIn(families, period),
      chose_package: chose,
      paid,
    }
  }
}

type Use = Pick<BusinessPeriod, 'sign_ups' | 'active_pages' | 'messages' | 'searches' | 'found_nothing'>

const countUse = async (db: Db, edges: readonly Day[]): Promise<InPeriod<Use>> => {
  const signUps = await countSignUps(db, edges)
  const pages = await countActivePages(db, edges)
  const messages = await countMessages(db, edges)
  const searches = await countSearches(db, edges)
  return (period) => {
    const isOf = (row: { period: number }) => row.period === period
    const written = (by: 'family' | 'coach') =>
      messages.find((row) => isOf(row) && row.side === by)?.count ?? 0
    const { searches: made = 0, found_nothing = 0 } = searches.find(isOf) ?? {}
    const signUpsOf = (role: string) => signUps.find((row) => isOf(row) && row.type === role)?.count ?? 0
    return {
      sign_ups: Object.fromEntries(signUpRoles.map((role) => [role, signUpsOf(role)])) as Use['sign_ups'],
      active_pages: pages.find(isOf)?.count ?? 0,
      messages: { family: written('family'), coach: written('coach') },
      searches: made,
      found_nothing,
    }
  }
}

const waitingOf = ({ count, since }: { count: number; since: Date | null }): Waiting => ({
  count,
  since: since?.toISOString() ?? null,
})

/** As of now: money, accounts, and what needs a person. */
const countNow = async (db: Db, today: Day): Promise<BusinessOverview['now']> => {
  const months = [addMonthsTo(today, -1), monthOf(today)] as const
  const changes = await countFamilies(db, [...months, addDays(today, 1)])
  const month = (number: 1 | 2): FamilyMonth => ({
    from: months[number - 1] ?? today,
    ...familiesIn(changes, number),
  })
  const packages = await countPackages(db, today)
  return {
    recurring_cents: monthCents(packages.reduce((sum, { year_cents }) => sum + year_cents, 0)),
    families: packages.reduce((sum, { families }) => sum + families, 0),
    accounts: await countAccounts(db),
    last_month: month(1),
    this_month: month(2),
    packages: packages.map(({ year_cents, ...row }) => ({ ...row, cents: monthCents(year_cents) })),
    waiting_athletes: waitingOf(await countWaitingAthletes(db)),
    waiting_coaches: waitingOf(await countWaitingReviews(db)),
    reported_messages: waitingOf(await countOpenReports(db)),
    failed_charges: await countFailedCharges(db),
  }
}

const countCoaches = async (db: Db, edges: readonly Day[]): Promise<BusinessOverview['coaches']> => {
  const coaches = await findCoachLoad(db)
  const kept = new Map((await sumKeptTime(db, edges)).map(({ coach_id, seconds }) => [coach_id, seconds]))
  return coaches.map((coach) => ({ ...coach, seconds: kept.get(coach.id) ?? 0 }))
}

/** Counts everything. A few queries run at the same time, so one admin never takes all connections. */
export const countOverview = async (db: Db, span: Span): Promise<BusinessOverview> => {
  const counted = clock.now()
  const today = houseDayOf(counted)
  const cuts = cutsOf(span, today)
  const edges = edgesOf(cuts)
  const [moneyIn, useIn, now] = await Promise.all([
    countMoney(db, edges),
    countUse(db, edges),
    countNow(db, today),
  ])
  return {
    counted_at: counted.toISOString(),
    ...span,
    periods: cuts.map((cut, index) => ({ ...cut, ...moneyIn(index + 1), ...useIn(index + 1) })),
    now,
    coaches: await countCoaches(db, edges),
    missed: await findMissedTexts(db, span.from, span.to, mostMissed),
  }
}
