import type { Season } from '@fieldhouse/contract/profiles.document'
import { statText } from '@fieldhouse/contract/profiles.figures'
import { inTime } from '@fieldhouse/contract/profiles.seasons'
import type { StatColumn } from '@fieldhouse/contract/profiles.sport'
import { useState } from 'react'
import { SegmentedControl } from '../../../ui/actions/segmented-control.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { statWords } from '../profiles.format.ts'
import { seasonName } from './season-figures.ts'

/** More choices than this would be a second table. */
const mostChoices = 4

interface SeasonLineProps {
  /** The numbers that can be charted. At least one. */
  columns: readonly [StatColumn, ...StatColumn[]]
  seasons: readonly Season[]
}

/** A scale uses round numbers. Values in thousandths stay exact. */
const tickDecimals = ({ decimals }: StatColumn) => (decimals === 3 ? 3 : 1)

/** One number over the seasons. The reader chooses which. */
export const SeasonLine = ({ columns, seasons }: SeasonLineProps) => {
  const [chosen, setChosen] = useState(columns[0].key)
  const column = columns.find(({ key }) => key === chosen) ?? columns[0]
  const past = inTime(seasons)
  const values = past.map((season) => season.values[column.key] ?? null)
  const counted = values.filter((value) => value !== null)
  const best = values.indexOf(column.is_lower_better ? Math.min(...counted) : Math.max(...counted))
  // There is no room for more at the ends.
  const isTold = best > 0 && best < values.length - 1
  const title = `${column.title}, season by season`
  return (
    <div className="grid gap-5 print:break-inside-avoid">
      <SectionHeading
        as="h3"
        note={`From ${statWords(column, counted[0] ?? 0)} to ${statWords(column, counted.at(-1) ?? 0)}`}
      >
        {title}
      </SectionHeading>
      {columns.length > 1 && (
        <div className="print:hidden">
          <SegmentedControl
            label="Figure"
            value={column.key}
            onValueChange={setChosen}
            options={columns.slice(0, mostChoices).map(({ key, label }) => ({ value: key, label }))}
          />
        </div>
      )}
      <LineChart
        label={title}
        pointHeading="Season"
        points={past.map(seasonName)}
        series={[{ label: column.title, values }]}
        highlight={isTold ? { at: best, label: past[best]?.team ?? undefined } : undefined}
        format={(value) => statWords(column, value)}
        formatTick={(value) =>
          statText({ decimals: Number.isInteger(value) ? 0 : tickDecimals(column) }, value)
        }
      />
    </div>
  )
}
