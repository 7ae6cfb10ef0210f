import { formatUsd } from '@fieldhouse/contract/billing.amount'
import type { BusinessOverview } from '@fieldhouse/contract/business'
import { churnOf } from '@fieldhouse/contract/business.rules'
import { OpenNumbers } from '../../ui/charts/open-numbers.tsx'
import { PeriodBars } from '../../ui/charts/period-bars.tsx'
import { Table } from '../../ui/data/table.tsx'
import { dollarsText, percentText, shortDollars } from './amounts.ts'
import type { BusinessSearch } from './business-search.ts'
import { ChartSection, Rest } from './chart-section.tsx'
import { churnHeadline, recurringHeadline, refundsHeadline, revenueHeadline } from './headlines.ts'
import { PeriodLine } from './period-line.tsx'
import { drawnOf, pointText, restText, unitHeadings } from './period-words.ts'

export interface ChartProps {
  overview: BusinessOverview
  search: BusinessSearch
}

export const RevenueChart = ({ overview, search }: ChartProps) => (
  <ChartSection {...revenueHeadline(overview)} file={{ chart: 'revenue', name: 'Revenue', search }}>
    <PeriodLine
      label="Revenue"
      overview={overview}
      series={[{ label: 'Revenue', of: ({ revenue_cents }) => revenue_cents }]}
      format={dollarsText}
      formatTick={shortDollars}
      emptyText="No revenue in this time."
    />
    <Rest>{restText(overview, ({ revenue_cents }) => dollarsText(revenue_cents))}</Rest>
  </ChartSection>
)

export const RecurringChart = ({ overview, search }: ChartProps) => (
  <ChartSection
    {...recurringHeadline(overview)}
    file={{ chart: 'recurring', name: 'Recurring revenue', search }}
  >
    <PeriodLine
      label="Recurring revenue a month"
      overview={overview}
      series={[{ label: 'Recurring', of: ({ recurring_cents }) => recurring_cents }]}
      format={dollarsText}
      formatTick={shortDollars}
      hasRunning
      emptyText="No recurring revenue in this time."
    />
  </ChartSection>
)

const churnPercent = (value: number): string => percentText(value / 100)

export const ChurnChart = ({ overview, search }: ChartProps) => {
  const rates = drawnOf(overview.periods).flatMap((period) => churnOf(period) ?? [])
  const mean = rates.length > 1 ? rates.reduce((sum, rate) => sum + rate, 0) / rates.length : null
  return (
    <ChartSection {...churnHeadline(overview)} file={{ chart: 'churn', name: 'Churn', search }}>
      <PeriodLine
        label="Churn"
        overview={overview}
        series={[
          {
            label: 'Churn',
            of: (period) => {
              const rate = churnOf(period)
              return rate === null ? null : rate * 100
            },
          },
        ]}
        format={churnPercent}
        {...(mean !== null && {
          references: [{ value: mean * 100, label: `mean ${percentText(mean)}`, isQuiet: true }],
        })}
        emptyText="No paying families in this time."
      />
      <Rest>{restText(overview, ({ left, families }) => `${left} of ${families} left`)}</Rest>
    </ChartSection>
  )
}

export const RefundsChart = ({ overview, search }: ChartProps) => {
  const { periods, unit } = overview
  const drawn = drawnOf(periods)
  const hasAny = periods.some(({ refunds }) => refunds > 0)
  const most = Math.max(0, ...drawn.map(({ refunded_cents }) => refunded_cents))
  return (
    <ChartSection {...refundsHeadline(overview)} file={{ chart: 'refunds', name: 'Refunds', search }}>
      {hasAny && (
        <>
          <PeriodBars
            label="Refunded"
            size="lg"
            bars={drawn.map((period) => ({ label: pointText(period, unit), value: period.refunded_cents }))}
            format={formatUsd}
            note={`high ${dollarsText(most)} a ${unit}`}
          />
          <OpenNumbers>
            <Table
              caption="Refunds"
              columns={[
                { key: 'period', header: unitHeadings[unit], cell: (period) => pointText(period, unit) },
                { key: 'count', header: 'Refunds', cell: ({ refunds }) => refunds },
                { key: 'sum', header: 'Refunded', cell: ({ refunded_cents }) => formatUsd(refunded_cents) },
              ]}
              rows={drawn}
              rowKey={({ from }) => from}
            />
          </OpenNumbers>
          <Rest>{restText(overview, ({ refunded_cents }) => formatUsd(refunded_cents))}</Rest>
        </>
      )}
    </ChartSection>
  )
}
