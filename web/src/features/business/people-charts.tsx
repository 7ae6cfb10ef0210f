import { type SignUpRole, signUpRoles } from '@fieldhouse/contract/business'
import { OpenNumbers } from '../../ui/charts/open-numbers.tsx'
import { PeriodBars } from '../../ui/charts/period-bars.tsx'
import { type Column, Table } from '../../ui/data/table.tsx'
import { numberText, percentText } from './amounts.ts'
import { ChartSection, Rest } from './chart-section.tsx'
import {
  activePagesHeadline,
  conversionsHeadline,
  messagesHeadline,
  signUpsHeadline,
  signUpsOf,
} from './headlines.ts'
import type { ChartProps } from './money-charts.tsx'
import { PeriodLine } from './period-line.tsx'
import { drawnOf, pointText, restText, unitHeadings } from './period-words.ts'

const signUpTitles: Record<SignUpRole, string> = {
  athlete: 'Athletes',
  parent: 'Parents',
  coach: 'College coaches',
  affiliate: 'Affiliates',
  unknown: 'No role yet',
}

type Period = ChartProps['overview']['periods'][number]

export const SignUpsChart = ({ overview, search }: ChartProps) => {
  const { periods, unit } = overview
  const drawn = drawnOf(periods)
  const totalOf = (role: SignUpRole) => periods.reduce((sum, { sign_ups }) => sum + sign_ups[role], 0)
  // People who have not chosen a role yet are shown only if there are any.
  const roles = signUpRoles.filter((role) => role !== 'unknown' || totalOf(role) > 0)
  const columns: Column<Period>[] = [
    { key: 'period', header: unitHeadings[unit], cell: (period) => pointText(period, unit) },
    ...roles.map((role) => ({
      key: role,
      header: signUpTitles[role],
      cell: ({ sign_ups }: Period) => numberText(sign_ups[role]),
    })),
  ]
  return (
    <ChartSection {...signUpsHeadline(overview)} file={{ chart: 'sign-ups', name: 'Sign-ups', search }}>
      {periods.some((period) => signUpsOf(period) > 0) && (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-6">
            {roles.map((role) => {
              const bars = drawn.map((period) => ({
                label: pointText(period, unit),
                value: period.sign_ups[role],
              }))
              const most = Math.max(0, ...bars.map(({ value }) => value))
              return (
                <div key={role} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
                  <p className="flex items-baseline justify-between gap-3">
                    <span className="label text-muted">{signUpTitles[role]}</span>
                    <span className="display text-[2rem] leading-none">{numberText(totalOf(role))}</span>
                  </p>
                  <PeriodBars
                    label={signUpTitles[role]}
                    bars={bars}
                    format={numberText}
                    note={most > 0 ? `high ${numberText(most)} a ${unit}` : 'none'}
                  />
                </div>
              )
            })}
          </div>
          <OpenNumbers>
            <Table caption="Sign-ups by role" columns={columns} rows={drawn} rowKey={({ from }) => from} />
          </OpenNumbers>
          <Rest>{restText(overview, (period) => numberText(signUpsOf(period)))}</Rest>
        </>
      )}
    </ChartSection>
  )
}

/** Null without new athletes, so the line has a gap there. */
const chosenPercent = ({ sign_ups, chose_package }: Period): number | null =>
  sign_ups.athlete > 0 ? (chose_package / sign_ups.athlete) * 100 : null

const sharePercent = (value: number): string => percentText(value / 100)

export const ConversionsChart = ({ overview, search }: ChartProps) => (
  <ChartSection
    {...conversionsHeadline(overview)}
    file={{ chart: 'conversions', name: 'Conversions', search }}
  >
    <PeriodLine
      label="New athletes who chose a package, and who paid"
      overview={overview}
      series={[
        { label: 'Chose a package', of: chosenPercent },
        {
          label: 'Paid',
          of: ({ sign_ups, paid }) => (sign_ups.athlete > 0 ? (paid / sign_ups.athlete) * 100 : null),
        },
      ]}
      format={sharePercent}
      emptyText="No new athletes in this time."
    />
    <Rest>
      {restText(
        overview,
        ({ sign_ups, chose_package }) => `${numberText(chose_package)} of ${numberText(sign_ups.athlete)}`,
      )}
    </Rest>
  </ChartSection>
)

export const ActivePagesChart = ({ overview, search }: ChartProps) => (
  <ChartSection
    {...activePagesHeadline(overview)}
    file={{ chart: 'active-pages', name: 'Active pages', search }}
  >
    <PeriodLine
      label="Active pages"
      overview={overview}
      series={[{ label: 'Active pages', of: ({ active_pages }) => active_pages }]}
      format={numberText}
      emptyText="No active pages in this time."
    />
    <Rest>{restText(overview, ({ active_pages }) => numberText(active_pages))}</Rest>
  </ChartSection>
)

export const MessagesChart = ({ overview, search }: ChartProps) => (
  <ChartSection {...messagesHeadline(overview)} file={{ chart: 'messages', name: 'Messages', search }}>
    <PeriodLine
      label="Messages"
      overview={overview}
      series={[
        { label: 'Families', of: ({ messages }) => messages.family },
        { label: 'Coaches', of: ({ messages }) => messages.coach },
      ]}
      format={numberText}
      emptyText="No messages in this time."
    />
    <Rest>{restText(overview, ({ messages }) => numberText(messages.family + messages.coach))}</Rest>
  </ChartSection>
)
