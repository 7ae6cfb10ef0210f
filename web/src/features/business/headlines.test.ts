import { describe, expect, test } from 'vitest'
import { businessMonthsOf, businessOf, businessPeriodOf } from './business.factory.ts'
import {
  activePagesHeadline,
  churnHeadline,
  coachLoadHeadline,
  conversionsHeadline,
  messagesHeadline,
  missedHeadline,
  recurringHeadline,
  refundsHeadline,
  revenueHeadline,
  searchesHeadline,
  signUpsHeadline,
  trendText,
} from './headlines.ts'

const monthsOf = (...facts: Parameters<typeof businessMonthsOf>) =>
  businessOf({ periods: businessMonthsOf(...facts) })
const people = { athlete: 0, parent: 0, coach: 0, affiliate: 0, unknown: 0 }

test('without data, every headline says so', () => {
  const nothing = businessOf()
  expect(
    [
      revenueHeadline,
      recurringHeadline,
      churnHeadline,
      refundsHeadline,
      signUpsHeadline,
      conversionsHeadline,
      activePagesHeadline,
      messagesHeadline,
      searchesHeadline,
      coachLoadHeadline,
    ].map((headline) => headline(nothing).title),
  ).toEqual([
    'No revenue in this time',
    'No recurring revenue in this time',
    'No paying families in this time',
    'No refunds in this time',
    'No sign-ups in this time',
    'No new athletes in this time',
    'No active pages in this time',
    'No messages in this time',
    'No searches in this time',
    'No success coaches yet',
  ])
})

test('a trend is a percentage, a multiple, or nothing at all', () => {
  expect(trendText(100, 183)).toBe('up 83%')
  expect(trendText(100, 96)).toBe('down 4%')
  expect(trendText(100, 100.2)).toBe('steady')
  expect(trendText(10, 250)).toBe('up 25-fold')
  expect(trendText(100, 0)).toBe('down 100%')
  expect([trendText(0, 10), trendText(-5, 10), trendText(5, -1)]).toEqual([null, null, null])
  expect(trendText(4, 419)).toBe(null)
})

describe('revenue', () => {
  test('compares full months only, and adds up all of them', () => {
    const cents = [1_421_000, 1_600_000, 2_000_000, 2_594_000, 100_000]
    expect(revenueHeadline(monthsOf(...cents.map((revenue_cents) => ({ revenue_cents }))))).toEqual({
      title: 'Revenue up 83% since July',
      note: '$25,940 in October, $14,210 in July. $77,150 since July 1.',
    })
  })

  test('that begins with nothing has no percentage', () => {
    expect(revenueHeadline(monthsOf({}, {}, {}, { revenue_cents: 50_000 })).title).toBe(
      'Revenue: $500 in October',
    )
  })

  test('of weeks and of another year names them', () => {
    const periods = [
      businessPeriodOf({ from: '2025-12-22', to: '2025-12-28', revenue_cents: 10_000 }),
      businessPeriodOf({ from: '2026-01-05', to: '2026-01-11', revenue_cents: 5000 }),
    ]
    expect(revenueHeadline(businessOf({ periods, unit: 'week', from: '2025-12-22' })).title).toBe(
      'Revenue down 50% since the week of December 22, 2025',
    )
  })
})

test('recurring revenue counts up to today', () => {
  const cents = [10_000, 0, 0, 0, 15_000]
  expect(recurringHeadline(monthsOf(...cents.map((recurring_cents) => ({ recurring_cents }))))).toEqual({
    title: 'Recurring revenue up 50%',
    note: '$150 a month on November 18, $100 at the end of July. Annual packages count at a twelfth.',
  })
})

describe('churn', () => {
  const rates = (...left: number[]) => monthsOf(...left.map((one) => ({ families: 100, left: one })))
  test('at its lowest names the high', () => {
    expect(churnHeadline(rates(5, 9, 4, 3, 90))).toEqual({
      title: 'Churn at its lowest: 3%',
      note: 'Paying families who left in the month. 9% in August was the high.',
    })
  })
  test('at its highest, in between, and with two equal lows', () => {
    expect(churnHeadline(rates(5, 4, 4, 6)).title).toBe('Churn at its highest: 6%')
    expect(churnHeadline(rates(5, 2, 4, 3)).title).toBe('Churn 3% in October')
    expect(churnHeadline(rates(5, 3, 4, 3)).title).toBe('Churn 3% in October')
  })
  test('of zero', () => {
    expect(churnHeadline(rates(0, 0, 0, 0)).title).toBe('No family left in this time')
    expect(churnHeadline(monthsOf({}, {}, {}, { families: 30, left: 1 })).title).toBe('Churn 3.3% in October')
  })
})

test('refunds are a share of what was paid', () => {
  expect(refundsHeadline(monthsOf({ refunds: 1, refunded_cents: 1000, revenue_cents: 9000 }))).toEqual({
    title: '1 refund',
    note: '$10 went back since July 1, 10% of what was paid.',
  })
})

test('sign-ups include the running month, and the newest full one is named', () => {
  const counts = [4, 0, 0, 7, 2].map((athlete) => ({ sign_ups: { ...people, athlete, parent: 1 } }))
  expect(signUpsHeadline(monthsOf(...counts))).toEqual({
    title: '18 sign-ups since July 1',
    note: 'By role, a bar a month, each row on its own scale. Newest in full ink: 8.',
  })
})

test('conversions are counted from the sign-up', () => {
  const counts = { sign_ups: { ...people, athlete: 200 }, chose_package: 16, paid: 9 }
  expect(conversionsHeadline(monthsOf(counts))).toEqual({
    title: '8% of new athletes chose a package',
    note: '16 of 200 new athletes by now, and 9 paid for it. The newest may still choose one.',
  })
})

test('active pages, messages, and searches', () => {
  expect(activePagesHeadline(monthsOf({ active_pages: 100 }, {}, {}, { active_pages: 150 })).title).toBe(
    'Active pages up 50% since July',
  )
  expect(messagesHeadline(monthsOf({ messages: { family: 3, coach: 1 } }))).toEqual({
    title: '4 messages since July 1',
    note: '75% from families, the rest from college and success coaches.',
  })
  expect(searchesHeadline(monthsOf({ searches: 9860, found_nothing: 214 }))).toEqual({
    title: '214 searches found nothing',
    note: '2.2% of 9,860 searches.',
  })
  expect(searchesHeadline(monthsOf({ searches: 1 })).title).toBe('Every search found someone')
})

test('what was missed most', () => {
  const missed = [
    { text: 'rowing', count: 41 },
    { text: 'jv coach', count: 9 },
  ]
  expect(missedHeadline({ missed })).toEqual({
    title: 'Most missed: rowing',
    note: 'Typed 41 times. 2 texts make up 50 searches that found nothing.',
  })
  expect(missedHeadline({ missed: [] }).title).toBe('No text found nothing often')
})

test('coach load', () => {
  const coach = (athletes: number) => ({ id: String(athletes), name: 'Ruth', athletes, seconds: 0 })
  expect(coachLoadHeadline(businessOf({ coaches: [coach(11), coach(2)] }))).toEqual({
    title: 'Coach load: 2 to 11 athletes each',
    note: '13 athletes with 2 success coaches. Hours are the time kept since July 1.',
  })
  expect(coachLoadHeadline(businessOf({ coaches: [coach(1)] })).title).toBe('Coach load: 1 athlete')
})
