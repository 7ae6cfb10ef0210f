import { type ReactNode, useState } from 'react'
import { SegmentedControl } from '../actions/segmented-control.tsx'
import { InfiniteList } from '../data/infinite-list.tsx'
import { StatBoard, StatTile, Unit } from '../data/stat-tile.tsx'
import { type Column, type Sort, Table } from '../data/table.tsx'
import { Tag } from '../data/tag.tsx'
import { SkeletonRows } from '../feedback/skeleton.tsx'
import { Card } from '../layout/card.tsx'
import { SectionHeading } from '../layout/section-heading.tsx'
import { Avatar } from '../media/avatar.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { TabCount, TabLinks, Tabs } from '../navigation/tabs.tsx'
import { Specimen } from './specimen.tsx'

const Wide = ({ children }: { children: ReactNode }) => <div className="col-span-full">{children}</div>

export const Choices = () => (
  <>
    <Specimen name="Tabs">
      <Tabs
        label="Lists"
        items={[
          {
            value: 'results',
            label: 'Results',
            count: 22,
            panel: <p className="text-ui">22 colleges match.</p>,
          },
          { value: 'favorites', label: 'Favorites', count: 9, panel: <p className="text-ui">9 are kept.</p> },
          { value: 'viewed', label: 'Recently viewed', panel: <p className="text-ui">14 were opened.</p> },
          {
            value: 'contacted',
            label: 'Recently contacted',
            panel: <p className="text-ui">6 were asked.</p>,
          },
        ]}
      />
    </Specimen>
    <Specimen name="Tabs made of links">
      <TabLinks label="Sections">
        <a href="#stats" aria-current="page">
          Stats
        </a>
        <a href="#metrics">Metrics</a>
        <a href="#gallery">
          Gallery <TabCount>11</TabCount>
        </a>
        <a href="#schedule">Schedule</a>
      </TabLinks>
    </Specimen>
    <Specimen name="Segmented control">
      <SegmentedControl
        label="Billing period"
        options={[
          { value: 'monthly', label: 'Monthly' },
          {
            value: 'annual',
            label: (
              <>
                Annual <Tag tone="positive">2 months free</Tag>
              </>
            ),
          },
        ]}
      />
      <SegmentedControl
        label="Which athletes"
        defaultValue="mine"
        options={[
          { value: 'all', label: 'All 7' },
          { value: 'mine', label: 'Needs me 3' },
          { value: 'done', label: 'Complete 1', isDisabled: true },
        ]}
      />
    </Specimen>
  </>
)

interface Season {
  name: string
  year: string
  games: number
  points: number
  rebounds: number
  assists: number
  made: number
}

const seasons: Season[] = [
  { name: '2025–26', year: 'Jr', games: 27, points: 19.8, rebounds: 6.1, assists: 4.7, made: 47.9 },
  { name: '2024–25', year: 'So', games: 25, points: 15.2, rebounds: 5.3, assists: 3.9, made: 45 },
  { name: '2023–24', year: 'Fr', games: 24, points: 8.7, rebounds: 3.4, assists: 2.1, made: 41.2 },
]

const columns: Column<Season>[] = [
  {
    key: 'name',
    header: 'Season',
    cell: ({ name, year }) => (
      <>
        {name} <span className="font-normal text-muted">{year}</span>
      </>
    ),
    isSortable: true,
  },
  { key: 'games', header: 'GP', cell: ({ games }) => games },
  { key: 'points', header: 'PPG', cell: ({ points }) => <b>{points.toFixed(1)}</b>, isSortable: true },
  { key: 'rebounds', header: 'RPG', cell: ({ rebounds }) => rebounds.toFixed(1) },
  { key: 'assists', header: 'APG', cell: ({ assists }) => assists.toFixed(1) },
  { key: 'made', header: 'FG%', cell: ({ made }) => made.toFixed(1) },
]

export const Tables = () => {
  const [sort, setSort] = useState<Sort>({ key: 'points', direction: 'descending' })
  const turn = sort.direction === 'ascending' ? 1 : -1
  const rows = seasons.toSorted((a, b) =>
    sort.key === 'points' ? turn * (a.points - b.points) : turn * a.name.localeCompare(b.name),
  )
  return (
    <>
      <Wide>
        <Specimen name="Scoreboard">
          <StatBoard columns="grid-cols-2 sm:grid-cols-[1.55fr_1fr_1fr_1fr]">
            <StatTile
              isLead
              label="Points per game"
              value="19.8"
              trend="+4.6 on last season"
              meaning="8.7 as a freshman"
            />
            <StatTile label="Assists" value="4.7" trend="+0.8" trendTone="positive" />
            <StatTile label="Steals" value="2.9" trend="+0.5" trendTone="positive" />
            <StatTile label="Three-pointers" value="39.6" unit="%" trend="+2.8" trendTone="positive" />
            <StatTile label="Rebounds" value="6.1" trend="No change" />
            <StatTile label="Free throws" value="86.2" unit="%" trend="−1.3" trendTone="danger" />
            <StatTile label="SAT" value="1310" meaning="680 math, 630 reading" />
          </StatBoard>
        </Specimen>
      </Wide>
      <Wide>
        <Specimen name="Table">
          <SectionHeading as="h4" note="Per game unless marked %">
            Season by season
          </SectionHeading>
          <Table
            caption="Season by season"
            columns={columns}
            rows={rows}
            rowKey={({ name }) => name}
            summary={{
              name: 'Career',
              games: 76,
              points: '14.8',
              rebounds: '5.0',
              assists: '3.6',
              made: '45.4',
            }}
            sort={sort}
            onSortChange={setSort}
          />
        </Specimen>
      </Wide>
      <Specimen name="Scoreboard, compact">
        <StatBoard columns="grid-cols-2">
          <StatTile isCompact label="Athletes" value={7} />
          <StatTile
            isCompact
            label="Time this month"
            value={
              <>
                38<Unit>h</Unit> 20<Unit>m</Unit>
              </>
            }
          />
          <StatTile isCompact label="Tasks complete" value={18} unit="of 42" />
        </StatBoard>
      </Specimen>
      <Specimen name="Table: loading, and without rows">
        <Table
          caption="Seasons on their way"
          columns={columns}
          rows={[]}
          rowKey={({ name }) => name}
          isLoading
          loadingRows={3}
        />
        <Card>
          <Table on="card" caption="No seasons" columns={columns} rows={[]} rowKey={({ name }) => name} />
        </Card>
      </Specimen>
    </>
  )
}

const people = [
  'Marisol Tran',
  'Kelsey Brandt',
  'Renata Voss',
  'Blair Jovanovic',
  'Alma Petrov',
  'Dana Ferreira',
]

export const Lists = () => {
  const [page, setPage] = useState(6)
  const [count, setCount] = useState(4)
  return (
    <>
      <Wide>
        <Specimen name="Pagination">
          <Pagination current={page} last={12} onPageChange={setPage} />
        </Specimen>
      </Wide>
      <Specimen name="Pagination, narrow, as links">
        <Pagination label="Pages, as links" current={1} last={3} hrefOf={(number) => `#page-${number}`} />
      </Specimen>
      <Specimen name="A list that goes on">
        <div className="h-64 rounded-lg border border-line">
          <InfiniteList
            label="Coaches"
            isScroller
            items={people.slice(0, count)}
            itemKey={(name) => name}
            hasMore={count < people.length}
            isLoading={false}
            onLoadMore={() => setCount(people.length)}
            endText="That is everyone."
          >
            {(name) => (
              <span className="flex items-center gap-3 px-4 py-3 text-ui">
                <Avatar firstName={name} />
                {name}
              </span>
            )}
          </InfiniteList>
        </div>
      </Specimen>
      <Specimen name="A list that goes on: loading, and with a fault">
        <InfiniteList
          label="Coaches on their way"
          items={[]}
          itemKey={String}
          hasMore
          isLoading
          onLoadMore={() => undefined}
          skeleton={<SkeletonRows rows={2} />}
        >
          {String}
        </InfiniteList>
        <InfiniteList
          label="Coaches that did not come"
          items={['Dana Ferreira']}
          itemKey={String}
          hasMore
          isLoading={false}
          fault="The connection dropped. What is here stays."
          onLoadMore={() => undefined}
        >
          {(name) => <p className="py-3 text-ui">{name}</p>}
        </InfiniteList>
      </Specimen>
    </>
  )
}
