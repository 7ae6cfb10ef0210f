import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import type { Sort } from '../data/table.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { type ListConfig, ListPage, type ListState } from '../lists/list-page.tsx'
import { Specimen } from './specimen.tsx'

interface Coach {
  id: string
  name: string
  college: string
  kind: 'women' | 'men'
}

const coaches: readonly Coach[] = [
  { id: '1', name: 'Marisol Tran', college: 'Portland State', kind: 'women' },
  { id: '2', name: 'Kelsey Brandt', college: 'Reed', kind: 'women' },
  { id: '3', name: 'Renata Voss', college: 'Gonzaga', kind: 'men' },
  { id: '4', name: 'Blair Jovanovic', college: 'Lewis & Clark', kind: 'men' },
]

const look: ListConfig<Coach> = {
  name: 'Coaches',
  faultTitle: 'The coaches did not load',
  countLine: (total) => `${total} ${total === 1 ? 'coach' : 'coaches'}`,
  columns: [
    { key: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true, sortName: 'Name' },
    { key: 'college', header: 'College', align: 'start', cell: ({ college }) => college },
  ],
  card: ({ name, college }) => (
    <p className="text-ui">
      <b className="font-semibold">{name}</b>, {college}
    </p>
  ),
  rowKey: ({ id }) => id,
}

const at: ListState<Coach> = {
  rows: coaches,
  total: coaches.length,
  page: 1,
  lastPage: 3,
  isBehind: false,
  fault: null,
  onRetry: () => undefined,
}

/** Search, filter, sort, select, and page. */
const WholeList = () => {
  const [text, setText] = useState('')
  const [kind, setKind] = useState('all')
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' })
  const [page, setPage] = useState(1)
  const turn = sort.direction === 'ascending' ? 1 : -1
  const rows = coaches
    .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    .filter((coach) => kind === 'all' || coach.kind === kind)
    .toSorted((a, b) => turn * a.name.localeCompare(b.name))
  return (
    <ListPage
      as="h4"
      title="Coaches"
      about={<p className="text-ui text-muted">Everyone who coaches a team.</p>}
      action={<Button isOutlined>Invite a coach</Button>}
      search={{ label: 'Name', text, onType: setText }}
      filter={{
        legend: 'Team',
        options: [
          { value: 'all', label: 'All', count: 4 },
          { value: 'women', label: 'Women', count: 2 },
          { value: 'men', label: 'Men', count: 2 },
        ],
        value: kind,
        onValueChange: setKind,
      }}
      list={{
        ...look,
        state: { ...at, rows, total: rows.length, page },
        sort,
        onSortChange: setSort,
        selection: {
          keys,
          onChange: setKeys,
          nameOf: ({ name }) => name,
          actions: () => (
            <Button size="sm" isOutlined>
              Write to them
            </Button>
          ),
        },
        exportHref: '#coaches',
        pages: { label: 'Pages of coaches', hrefOf: (number) => `#page-${number}`, onPageChange: setPage },
        empty: (
          <EmptyState as="h2" title="Nobody found">
            Check the spelling.
          </EmptyState>
        ),
      }}
    />
  )
}

const states: readonly { name: string; state: Partial<ListState<Coach>> }[] = [
  { name: 'List page: loading', state: { rows: null } },
  { name: 'List page: did not load', state: { fault: 'Please try again in a moment.' } },
  { name: 'List page: nothing yet', state: { rows: [], total: 0, lastPage: 1 } },
]

export const ListPages = () => (
  <>
    <div className="col-span-full">
      <Specimen name="List page">
        <WholeList />
      </Specimen>
    </div>
    {states.map(({ name, state }) => (
      <Specimen key={name} name={name}>
        <ListPage
          as="h4"
          title="Coaches"
          list={{
            ...look,
            name,
            loadingRows: 3,
            state: { ...at, ...state },
            empty: <EmptyState title="No coaches yet">Coaches show up here once they join.</EmptyState>,
          }}
        />
      </Specimen>
    ))}
  </>
)
