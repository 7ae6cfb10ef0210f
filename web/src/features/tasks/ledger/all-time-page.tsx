import type { TimeRow } from '@fieldhouse/contract/tasks.ledger'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { clientZone, useClientClock } from '../../../lib/client-time.ts'
import { counted } from '../../../lib/counted.ts'
import { type Clock, dayOf } from '../../../lib/dates.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RemovableChip } from '../../../ui/data/chip.tsx'
import { StatBoard, StatTile } from '../../../ui/data/stat-tile.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { Duration } from '../duration.tsx'
import { type AllTimeSearch, type TimeState, timeNarrowedTo } from './all-time-search.ts'
import { hoursText } from './hours-text.ts'
import { allTimeFile, allTimeQuery } from './ledger.api.ts'

interface AllTimePageProps {
  search: AllTimeSearch
  onSearchChange: ChangeSearch<AllTimeSearch>
  hrefOf: (search: AllTimeSearch) => string
}

type OnNarrow = (change: Parameters<typeof timeNarrowedTo>[1]) => void

const sourceWords: Record<TimeRow['source'], string> = {
  worked: 'Timed',
  kept: 'Kept after idle',
  added: 'Added by hand',
}

const State = ({ row: { is_discarded, source } }: { row: TimeRow }) =>
  is_discarded ? <Tag tone="warning">Discarded</Tag> : sourceWords[source]

const narrowingClassName = 'min-h-6 text-start underline-offset-4 hover:underline touch:min-h-11'

interface NameProps {
  /** What a press shows. */
  title: string
  name: string
  onPress: () => void
}

const Name = ({ title, name, onPress }: NameProps) => (
  <button type="button" aria-label={`${title} ${name}`} onClick={onPress} className={narrowingClassName}>
    {name}
  </button>
)

const timeList = (clock: Clock, onNarrow: OnNarrow): ListConfig<TimeRow> => ({
  name: 'Time ledger',
  faultTitle: 'The time ledger did not load',
  countLine: (total) => counted(total, 'entry', 'entries'),
  rowKey: ({ id }) => id,
  columns: [
    {
      key: 'coach',
      header: 'Success coach',
      cell: ({ coach }) => (
        <Name title="Only the time of" name={coach.name} onPress={() => onNarrow({ coach_id: coach.id })} />
      ),
    },
    {
      key: 'athlete',
      header: 'Athlete',
      align: 'start',
      cell: ({ athlete }) => (
        <Name
          title="Only the time for"
          name={athlete.name}
          onPress={() => onNarrow({ user_id: athlete.user_id })}
        />
      ),
    },
    {
      key: 'task',
      header: 'Task, and what was done',
      align: 'start',
      cell: ({ task, done }) => (
        <span className="block max-w-[20rem] whitespace-normal">
          {task.name}
          {done && <span className="block text-small text-muted wrap-anywhere">{done}</span>}
        </span>
      ),
    },
    {
      key: 'when',
      header: 'When',
      align: 'start',
      cell: ({ from, to }) => (
        <>
          {dayOf(from, clock)}
          <span className="block text-small text-muted">{hoursText(from, to, clock)}</span>
        </>
      ),
    },
    { key: 'state', header: 'How', align: 'start', cell: (row) => <State row={row} /> },
    {
      key: 'time',
      header: 'Time',
      cell: ({ seconds, is_discarded }) => (
        <span className={is_discarded ? 'text-muted line-through' : 'font-semibold'}>
          <Duration seconds={seconds} />
        </span>
      ),
    },
  ],
  card: (row) => (
    <div className="grid gap-0.5 text-ui">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{row.task.name}</span>
        <span className={row.is_discarded ? 'text-muted line-through' : ''}>
          <Duration seconds={row.seconds} />
        </span>
      </p>
      {row.done && <p className="wrap-anywhere">{row.done}</p>}
      <p className="text-small text-muted">
        {row.coach.name} for {row.athlete.name}
      </p>
      <p className="text-small text-muted">
        {dayOf(row.from, clock)}, {hoursText(row.from, row.to, clock)} · <State row={row} />
      </p>
    </div>
  ),
  loadingRows: 10,
})

const stateChips = [
  { value: 'all', label: 'All' },
  { value: 'kept', label: 'Kept' },
  { value: 'discarded', label: 'Discarded' },
]

/** /admin/time: every stretch of work of every success coach. */
export const AllTimePage = ({ search, onSearchChange, hrefOf }: AllTimePageProps) => {
  const clock = useClientClock()
  const zone = useHydrated() ? clientZone() : {}
  // Cleared together, the date fields start again.
  const [round, setRound] = useState(0)
  const query = useQuery(allTimeQuery(search))
  const totals = query.data?.totals
  const narrow: OnNarrow = (change) => onSearchChange((latest) => timeNarrowedTo(latest, change))
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const isNarrowed = Object.keys(search).some((key) => key !== 'page')
  return (
    <ListPage
      title="Time"
      before={
        <StatBoard columns="grid-cols-2 max-w-2xl">
          <StatTile
            isCompact
            label="Kept"
            value={totals ? <Duration seconds={totals.seconds} /> : '–'}
            meaning="counts for families"
          />
          <StatTile
            isCompact
            label="Discarded"
            value={totals ? <Duration seconds={totals.discarded_seconds} /> : '–'}
            meaning="does not count"
          />
        </StatBoard>
      }
      search={{ label: 'Name of a success coach, athlete, or task', field, text, onType: setText }}
      filter={{
        legend: 'Kept or discarded',
        options: stateChips,
        value: search.state ?? 'all',
        onValueChange: (state) => narrow({ state: state === 'all' ? undefined : (state as TimeState) }),
      }}
      about={<Narrowing key={round} search={search} rows={query.data?.data ?? []} onNarrow={narrow} />}
      list={{
        ...timeList(clock, narrow),
        state: listState(query),
        exportHref: allTimeFile(search, zone),
        empty: isNarrowed ? (
          <EmptyState
            as="h2"
            title="No time found"
            action={
              <Button
                isOutlined
                onClick={() => {
                  setRound(round + 1)
                  onSearchChange(() => ({}))
                }}
              >
                Show all time
              </Button>
            }
          >
            Try other names or dates.
          </EmptyState>
        ) : (
          <EmptyState as="h2" title="No time yet">
            As soon as a success coach works on a task, it shows up here.
          </EmptyState>
        ),
        pages: {
          hrefOf: (page) => hrefOf(onPage(search, page)),
          onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
        },
      }}
    />
  )
}

interface NarrowingProps {
  search: AllTimeSearch
  rows: readonly TimeRow[]
  onNarrow: OnNarrow
}

/** Dates, and the people who were picked in the list. */
const Narrowing = ({ search: { coach_id, user_id, from, to }, rows, onNarrow }: NarrowingProps) => {
  const coach = rows.find((row) => row.coach.id === coach_id)?.coach.name ?? 'One success coach'
  const athlete = rows.find((row) => row.athlete.user_id === user_id)?.athlete.name ?? 'One athlete'
  return (
    <div className="grid gap-4">
      <div className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <DateField
          label="From"
          name="from"
          defaultValue={from}
          firstShown={from ?? utcToday()}
          onValueChange={(day) => onNarrow({ from: day || undefined })}
        />
        <DateField
          label="To"
          name="to"
          defaultValue={to}
          firstShown={to ?? utcToday()}
          onValueChange={(day) => onNarrow({ to: day || undefined })}
        />
      </div>
      {(coach_id || user_id) && (
        <p className="flex flex-wrap gap-2">
          {coach_id && <RemovableChip label={coach} onRemove={() => onNarrow({ coach_id: undefined })} />}
          {user_id && <RemovableChip label={athlete} onRemove={() => onNarrow({ user_id: undefined })} />}
        </p>
      )}
    </div>
  )
}

/** The calendar opens here. */
const utcToday = (): string => new Date().toISOString().slice(0, 10)

export const AllTimePending = () => (
  <ListPage title="Time" list={{ ...timeList(0, () => undefined), state: pendingList }} />
)
