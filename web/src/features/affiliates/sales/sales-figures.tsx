import type { SalesMonth } from '@fieldhouse/contract/affiliates.sales'
import { formatUsd } from '@fieldhouse/contract/billing.amount'
import type { ReactNode } from 'react'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Board } from '../../../ui/layout/card.tsx'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { salesMonthName } from './sales-month-name.ts'

export interface Figure {
  label: string
  value: string
  meaning?: ReactNode
}

/** Counts and amounts side by side. Amounts are too long for the tiles of a scoreboard. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <Board as="dl" columns="grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))]">
    {figures.map(({ label, value, meaning }) => (
      <div key={label} className="flex min-w-0 flex-col gap-2 px-4.5 py-4">
        <dt className="label text-muted">{label}</dt>
        <dd className="font-display text-d3 leading-none font-bold wrap-anywhere lining-nums">{value}</dd>
        {meaning && <dd className="text-small text-muted">{meaning}</dd>}
      </div>
    ))}
  </Board>
)

const exactDollars = (amount: number): string => formatUsd(Math.round(amount * 100))
const wholeDollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

/** Nothing is drawn before the first sale. The running month would look like a fall, so it has a line of its own. */
export const CommissionChart = ({ months }: { months: readonly SalesMonth[] }) => {
  if (months.every(({ commission }) => commission === 0)) return null
  const [full, running] = [months.slice(0, -1), months.at(-1)]
  const isDrawn = full.some(({ commission }) => commission !== 0)
  const drawn = isDrawn ? full : months
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SectionHeading as="h2">Commission by month</SectionHeading>
      <LineChart
        label="Commission by month"
        pointHeading="Month"
        points={drawn.map(({ month }) => salesMonthName(month))}
        series={[{ label: 'Commission', values: drawn.map(({ commission }) => commission / 100) }]}
        format={exactDollars}
        formatTick={wholeDollars}
      />
      {isDrawn && running && (
        <p className="text-small text-muted">
          {salesMonthName(running.month)} so far: {formatUsd(running.commission)}
        </p>
      )}
    </section>
  )
}
