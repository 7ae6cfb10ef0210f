import type { BusinessChart, BusinessOverview, BusinessPeriod } from '@fieldhouse/contract/business'
import { churnOf } from '@fieldhouse/contract/business.rules'
import { record } from '../../platform/audit/audit.ts'
import { type Cell, csvOf } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import type { ReadOverview } from './cached-overview.ts'
import type { AskedRange } from './periods.rules.ts'

type Column<Row> = readonly [name: string, of: (row: Row) => Cell]

const tableOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Cell[][] => [
  columns.map(([name]) => name),
  ...rows.map((row) => columns.map(([, of]) => of(row))),
]

const dollars = (cents: number): number => cents / 100
const percent = (share: number | null): Cell => (share === null ? null : Number((share * 100).toFixed(2)))

const days: readonly Column<BusinessPeriod>[] = [
  ['From', ({ from }) => from],
  ['To', ({ to }) => to],
  ['Complete', ({ is_full }) => (is_full ? 'yes' : 'no')],
]

type PeriodChart = Exclude<BusinessChart, 'coach-load' | 'packages'>

const periodColumns: Readonly<Record<PeriodChart, readonly Column<BusinessPeriod>[]>> = {
  revenue: [['Revenue (USD)', ({ revenue_cents }) => dollars(revenue_cents)]],
  recurring: [
    ['Recurring a month (USD)', ({ recurring_cents }) => dollars(recurring_cents)],
    ['Paying families at the end', ({ families, joined, left }) => families + joined - left],
  ],
  churn: [
    ['Paying families at the start', ({ families }) => families],
    ['Joined', ({ joined }) => joined],
    ['Left', ({ left }) => left],
    ['Churn (%)', (period) => percent(churnOf(period))],
  ],
  refunds: [
    ['Refunds', ({ refunds }) => refunds],
    ['Refunded (USD)', ({ refunded_cents }) => dollars(refunded_cents)],
  ],
  'sign-ups': [
    ['Athletes', ({ sign_ups }) => sign_ups.athlete],
    ['Parents', ({ sign_ups }) => sign_ups.parent],
    ['College coaches', ({ sign_ups }) => sign_ups.coach],
    ['Affiliates', ({ sign_ups }) => sign_ups.affiliate],
    ['No role yet', ({ sign_ups }) => sign_ups.unknown],
  ],
  conversions: [
    ['New athletes', ({ sign_ups }) => sign_ups.athlete],
    ['Chose a package', ({ chose_package }) => chose_package],
    ['Paid', ({ paid }) => paid],
  ],
  'active-pages': [['Active pages', ({ active_pages }) => active_pages]],
  messages: [
    ['From families', ({ messages }) => messages.family],
    ['From coaches', ({ messages }) => messages.coach],
  ],
  searches: [
    ['Searches', ({ searches }) => searches],
    ['Found nothing', ({ found_nothing }) => found_nothing],
  ],
}

const coachColumns: readonly Column<BusinessOverview['coaches'][number]>[] = [
  ['Success coach', ({ name }) => name],
  ['Athletes', ({ athletes }) => athletes],
  ['Kept hours', ({ seconds }) => Number((seconds / 3600).toFixed(2))],
]

const packageColumns: readonly Column<BusinessOverview['now']['packages'][number]>[] = [
  ['Package', ({ name }) => name],
  ['Families', ({ families }) => families],
  ['Recurring a month (USD)', ({ cents }) => dollars(cents)],
]

const missedColumns: readonly Column<BusinessOverview['missed'][number]>[] = [
  ['Typed', ({ text }) => text],
  ['Found nothing', ({ count }) => count],
]

const rowsOf = (chart: BusinessChart, overview: BusinessOverview): Cell[][] => {
  if (chart === 'coach-load') return tableOf(coachColumns, overview.coaches)
  if (chart === 'packages') return tableOf(packageColumns, overview.now.packages)
  const rows = tableOf([...days, ...periodColumns[chart]], overview.periods)
  return chart === 'searches' ? [...rows, [], ...tableOf(missedColumns, overview.missed)] : rows
}

/** One chart as a table, with the same numbers as on the page. Who took it is in the audit log. */
export const downloadChart = async (
  db: Db,
  caller: Caller,
  readOverview: ReadOverview,
  { chart, ...asked }: AskedRange & { readonly chart: BusinessChart },
): Promise<FileAnswer> => {
  const overview = await readOverview(db, asked)
  await record(db, caller, {
    action: 'business.downloaded',
    userId: null,
    subject: chart,
    details: { ...asked },
  })
  return new FileAnswer({
    body: Buffer.from(csvOf(rowsOf(chart, overview))),
    type: 'text/csv; charset=utf-8',
    name: `business-${chart}-${overview.from}-to-${overview.to}.csv`,
    isUncached: true,
  })
}
