import type { Season } from '@fieldhouse/contract/profiles.document'
import { statText } from '@fieldhouse/contract/profiles.figures'
import type { StatColumn } from '@fieldhouse/contract/profiles.sport'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { SourceMark } from '../components/source-mark.tsx'
import { seasonName } from './season-figures.ts'

/** Few athletes have more seasons. The rest is shown on demand. */
const shownAtFirst = 12

interface SeasonTableProps {
  caption: string
  columns: readonly StatColumn[]
  seasons: readonly Season[]
}

/** Every number of every season. The first column stays visible. */
export const SeasonTable = ({ caption, columns, seasons }: SeasonTableProps) => {
  const [isWhole, setWhole] = useState(false)
  const rows = isWhole ? seasons : seasons.slice(0, shownAtFirst)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SectionHeading as="h3">Season by season</SectionHeading>
      <Table caption={caption} columns={columnsOf(columns)} rows={rows} rowKey={({ id }) => id} />
      {rows.length < seasons.length && (
        <div>
          <Button isOutlined onClick={() => setWhole(true)}>
            Show all {seasons.length.toLocaleString('en-US')} seasons
          </Button>
        </div>
      )}
    </div>
  )
}

const columnsOf = (columns: readonly StatColumn[]): Column<Season>[] => [
  {
    key: 'season',
    header: 'Season',
    cell: (row) => (
      <>
        {seasonName(row)}
        {row.team && (
          <span className="block text-small font-normal text-muted wrap-anywhere">{row.team}</span>
        )}
      </>
    ),
  },
  ...columns.map((column) => ({
    key: column.key,
    header: (
      <abbr title={column.title} className="no-underline">
        {column.label}
      </abbr>
    ),
    cell: ({ values }: Season) => {
      const value = values[column.key]
      if (value === undefined) return <span className="text-muted">–</span>
      const text = statText(column, value)
      return column.tile === 1 ? <b>{text}</b> : text
    },
  })),
  {
    key: 'source',
    header: 'Source',
    cell: ({ source, source_date, confirmed }) => (
      <SourceMark source={source} day={source_date} confirmed={confirmed} />
    ),
  },
]
