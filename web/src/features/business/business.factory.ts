import type { BusinessOverview, BusinessPeriod } from '@fieldhouse/contract/business'

export const businessPeriodOf = (facts: Partial<BusinessPeriod> = {}): BusinessPeriod => ({
  from: '2026-10-01',
  to: '2026-10-31',
  is_full: true,
  revenue_cents: 0,
  refunded_cents: 0,
  refunds: 0,
  recurring_cents: 0,
  families: 0,
  joined: 0,
  left: 0,
  sign_ups: { athlete: 0, parent: 0, coach: 0, affiliate: 0, unknown: 0 },
  chose_package: 0,
  paid: 0,
  active_pages: 0,
  messages: { family: 0, coach: 0 },
  searches: 0,
  found_nothing: 0,
  ...facts,
})

const monthsOf2026 = [
  ['2026-07-01', '2026-07-31'],
  ['2026-08-01', '2026-08-31'],
  ['2026-09-01', '2026-09-30'],
  ['2026-10-01', '2026-10-31'],
  ['2026-11-01', '2026-11-18'],
] as const

/** The months from July to October, and November up to the 18th, with a fact for each. */
export const businessMonthsOf = (...facts: Partial<BusinessPeriod>[]): BusinessPeriod[] =>
  monthsOf2026.map(([from, to], index) => businessPeriodOf({ from, to, is_full: index < 4, ...facts[index] }))

const month = { families: 0, joined: 0, left: 0 }

export const businessOf = (facts: Partial<BusinessOverview> = {}): BusinessOverview => ({
  counted_at: '2026-11-18T17:05:00.000Z',
  range: '12-months',
  from: '2026-07-01',
  to: '2026-11-18',
  unit: 'month',
  periods: businessMonthsOf(),
  coaches: [],
  missed: [],
  ...facts,
  now: {
    recurring_cents: 0,
    families: 0,
    accounts: 0,
    last_month: { from: '2026-10-01', ...month },
    this_month: { from: '2026-11-01', ...month },
    packages: [{ key: 'package-1', name: 'Starter Showcase', families: 0, cents: 0 }],
    waiting_athletes: { count: 0, since: null },
    waiting_coaches: { count: 0, since: null },
    reported_messages: { count: 0, since: null },
    failed_charges: { count: 0, cents: 0, last_try: 0 },
    ...facts.now,
  },
})
