import type { Season } from '@fieldhouse/contract/profiles.document'
import { saveSeason, sortSeasons } from '@fieldhouse/contract/profiles.editing'
import { seasonFaults } from '@fieldhouse/contract/profiles.season-faults'
import type { AthleteType } from '@fieldhouse/contract/profiles.sections'
import { formatDate } from '../../../../ui/forms/date-rules.ts'
import { SectionHeading } from '../../../../ui/layout/section-heading.tsx'
import { MoveButtons } from '../../../../ui/lists/move-buttons.tsx'
import { statWords } from '../../profiles.format.ts'
import { seasonTypeNames } from '../../season-types.ts'
import { sourceNames } from '../fields/source-field.tsx'
import { EditSection } from '../frame/edit-section.tsx'
import { factsFrom, useEditing } from '../frame/editing.ts'
import { type EntryKind, EntryList } from '../frame/entry-list.tsx'
import { bySeason } from '../frame/order.ts'
import type { Values } from '../frame/section-form.tsx'
import { SortButton } from '../frame/sort-button.tsx'
import { useOrder } from '../frame/use-order.tsx'
import { figuresIn } from './season-columns.ts'
import { SeasonFields } from './season-fields.tsx'

const seasonRowName = ({ season, team }: Season): string =>
  [season?.title ?? 'No season', team].filter(Boolean).join(', ')

const kindOf = (type: AthleteType): EntryKind<Season> => ({
  group: 'statistics',
  noun: `${seasonTypeNames[type].toLowerCase()} season`,
  why:
    type === 'high_school'
      ? 'Season numbers are the first thing a coach looks for.'
      : 'Club games are where many coaches come to watch.',
  action: `Add a ${seasonTypeNames[type].toLowerCase()} season`,
  endpoint: saveSeason,
  entriesOf: ({ statistics }) => statistics[type],
  factsOf: (season, { sport }) =>
    factsFrom([
      ['Season', seasonRowName(season)],
      ...sport.columns.flatMap((column) => {
        const value = season.values[column.key]
        return value === undefined ? [] : [[column.title, statWords(column, value)] as const]
      }),
      ['Source', sourceNames[season.source]],
      ['As of', formatDate(season.source_date ?? '')],
      ['Confirmed by', season.confirmed?.by],
    ]),
  lineOf: ({ values }, { columns }) =>
    columns
      .flatMap((column) => {
        const value = values[column.key]
        const isShown = value !== undefined && (column.tile !== null || column.key === 'gp')
        return isShown ? [`${column.label} ${statWords(column, value)}`] : []
      })
      .join(' · '),
  bodyOf: ({ values = {}, ...body }) => ({ ...body, type, values: figuresIn(values as Values) }),
  alsoCheck: ({ values }, { sport }) => seasonFaults(sport.columns, values as Record<string, number>),
  Fields: SeasonFields,
})

const kinds = { high_school: kindOf('high_school'), aau: kindOf('aau') }

const SeasonList = ({ type }: { type: AthleteType }) => {
  const { athlete } = useEditing()
  const rows = athlete.statistics[type]
  const { isBusy, put, move, status } = useOrder(sortSeasons, rows, { type })
  return (
    <div className="grid min-w-0 gap-4">
      <SectionHeading
        as="h3"
        count={rows.length || undefined}
        note={
          rows.length > 1 && (
            <SortButton isBusy={isBusy} onSort={() => put(bySeason(rows))}>
              Sort by season
            </SortButton>
          )
        }
      >
        {seasonTypeNames[type]}
      </SectionHeading>
      <EntryList
        kind={kinds[type]}
        openKey={type === 'high_school' ? 'statistics' : 'statistics-club'}
        toolsOf={(season, place) =>
          rows.length > 1 && place < rows.length ? (
            <MoveButtons
              name={seasonRowName(season)}
              place={place}
              count={rows.length}
              isBusy={isBusy}
              onMove={(way) => move(season.id, way)}
            />
          ) : null
        }
      />
      {status}
    </div>
  )
}

/** PRO-03: high school and club are separate. */
export const StatisticsEditor = ({ title }: { title: string }) => (
  <EditSection
    id="statistics"
    title={title}
    note="One row per season. Enter totals if you have them, and we’ll work out the averages."
  >
    <div className="grid gap-12">
      <SeasonList type="high_school" />
      <SeasonList type="aau" />
    </div>
  </EditSection>
)
