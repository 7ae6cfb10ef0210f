import { CountBars } from '../../ui/charts/count-bars.tsx'
import { OpenNumbers } from '../../ui/charts/open-numbers.tsx'
import { Table } from '../../ui/data/table.tsx'
import { dollarsText, keptHoursText, numberText, percentText } from './amounts.ts'
import { ChartSection, Rest } from './chart-section.tsx'
import { coachLoadHeadline, missedHeadline, searchesHeadline } from './headlines.ts'
import type { ChartProps } from './money-charts.tsx'
import { PeriodLine } from './period-line.tsx'
import { restText } from './period-words.ts'

/** The rest is in the table. */
const mostCoaches = 14

export const CoachLoad = ({ overview, search }: ChartProps) => {
  const { coaches } = overview
  return (
    <ChartSection {...coachLoadHeadline(overview)} file={{ chart: 'coach-load', name: 'Coach load', search }}>
      {coaches.length > 0 && (
        <>
          <CountBars
            label="Athletes by success coach"
            hasSegments
            rows={coaches.slice(0, mostCoaches).map(({ id, name, athletes, seconds }) => ({
              key: id,
              name,
              value: athletes,
              note: keptHoursText(seconds),
            }))}
          />
          <OpenNumbers>
            <Table
              caption="Coach load"
              columns={[
                { key: 'name', header: 'Success coach', cell: ({ name }) => name },
                { key: 'athletes', header: 'Athletes', cell: ({ athletes }) => athletes },
                { key: 'hours', header: 'Kept time', cell: ({ seconds }) => keptHoursText(seconds) },
              ]}
              rows={coaches}
              rowKey={({ id }) => id}
            />
          </OpenNumbers>
        </>
      )}
    </ChartSection>
  )
}

export const PackageShares = ({ overview, search }: ChartProps) => {
  const { packages, families, recurring_cents } = overview.now
  const shareOf = (cents: number) => (recurring_cents > 0 ? percentText(cents / recurring_cents) : '0%')
  const best = packages.reduce<(typeof packages)[number] | null>(
    (most, one) => (one.cents > (most?.cents ?? 0) ? one : most),
    null,
  )
  return (
    <ChartSection
      title={best ? `${best.name} brings ${shareOf(best.cents)}` : 'No package is paid for yet'}
      note="Paid packages today. Annual ones count at a twelfth."
      file={{ chart: 'packages', name: 'Packages', search }}
    >
      <Table
        caption="Packages"
        columns={[
          { key: 'name', header: 'Package', cell: ({ name }) => name },
          { key: 'families', header: 'Families', cell: (row) => numberText(row.families) },
          { key: 'cents', header: 'Recurring', cell: ({ cents }) => <b>{dollarsText(cents)}</b> },
          { key: 'share', header: 'Share', cell: ({ cents }) => shareOf(cents) },
        ]}
        rows={packages}
        rowKey={({ key }) => key}
        summary={{
          name: 'All',
          families: numberText(families),
          cents: dollarsText(recurring_cents),
          share: recurring_cents > 0 ? '100%' : '0%',
        }}
      />
    </ChartSection>
  )
}

export const SearchesChart = ({ overview, search }: ChartProps) => (
  <ChartSection
    {...searchesHeadline(overview)}
    file={{ chart: 'searches', name: 'Searches without results', search }}
  >
    <PeriodLine
      label="Searches that found nothing"
      overview={overview}
      series={[{ label: 'Found nothing', of: ({ found_nothing }) => found_nothing }]}
      format={numberText}
      emptyText="No searches in this time."
    />
    <Rest>
      {restText(
        overview,
        ({ searches, found_nothing }) =>
          `${numberText(found_nothing)} of ${numberText(searches)} found nothing`,
      )}
    </Rest>
  </ChartSection>
)

export const MissedTexts = ({ overview }: ChartProps) => {
  const { missed } = overview
  return (
    <ChartSection {...missedHeadline(overview)}>
      {missed.length > 0 && (
        <CountBars
          label="Texts that found nothing"
          format={numberText}
          rows={missed.map(({ text, count }) => ({ key: text, name: <b>{text}</b>, value: count }))}
        />
      )}
      <p className="mt-3 max-w-[65ch] text-small text-muted">
        We don’t store who searched. A text is listed after three searches and deleted after 90 days. Email
        addresses and phone numbers are never stored.
      </p>
    </ChartSection>
  )
}
