import { type DeskAthlete, rosterSorts } from '@fieldhouse/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { Ellipsis, MessageCircle, Phone } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { isBasketball } from '../../../lib/is-basketball.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { useKeptFocus } from '../../../lib/use-kept-focus.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { SharedIcons } from '../../../ui/media/shared-icons.tsx'
import { NewAthletesSection } from '../claims/new-athletes-section.tsx'
import { UnclaimDialog } from '../claims/unclaim-dialog.tsx'
import { DaySection } from '../desk/day-section.tsx'
import { DeskRow } from '../desk/desk-row.tsx'
import { filterEmpty, rosterSortNames } from '../desk/desk-words.ts'
import { RosterSummary } from '../desk/roster-summary.tsx'
import { myRosterQuery } from '../roster.api.ts'
import { type RosterSearch, sortedBy, withFilter } from '../roster-search.ts'
import { useLiveRoster } from '../use-live-roster.ts'
import { workPath } from '../work-path.ts'

interface DeskPageProps {
  search: RosterSearch
  onSearchChange: ChangeSearch<RosterSearch>
  hrefOf: (search: RosterSearch) => string
}

const title = 'My Roster'

const deskIcons = [MessageCircle, Phone, Ellipsis]

const centerPathOf = ({ user_id }: DeskAthlete) => `/recruiting-center/${user_id}/results`

const rosterList = (row: (athlete: DeskAthlete) => ReactElement) =>
  ({
    name: 'Athletes',
    faultTitle: 'Your roster did not load',
    countLine: (total) => counted(total, 'athlete'),
    row,
    rowsClassName: 'border-t border-line',
    rowsHead: <Labels />,
    rowKey: ({ user_id }) => user_id,
    hasPictures: true,
  }) satisfies ListConfig<DeskAthlete>

/** COA-02: /coach/roster, the desk of a success coach. */
export const DeskPage = ({ search, onSearchChange, hrefOf }: DeskPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const query = useQuery(myRosterQuery(search))
  const state = listState(query)
  const [leaving, setLeaving] = useState<DeskAthlete | null>(null)
  const count = useKeptFocus<HTMLParagraphElement>(state.rows ?? [])
  useLiveRoster()
  const summary = query.data?.summary
  const hasAthletes = (summary?.athletes ?? 0) > 0
  // On the first day, there is nothing to look through.
  const isEmpty = summary?.athletes === 0
  return (
    <SharedIcons of={deskIcons}>
      <ListPage
        title={title}
        aside={
          <>
            {hasAthletes && (
              <div className="max-lg:hidden">
                <DaySection />
              </div>
            )}
            <NewAthletesSection />
          </>
        }
        before={
          <>
            {search.open && <Notice>Choose an athlete to open their recruiting center.</Notice>}
            <RosterSummary summary={summary} />
            {hasAthletes && (
              <div className="lg:hidden">
                <DaySection />
              </div>
            )}
          </>
        }
        {...(isEmpty
          ? {}
          : {
              filter: {
                look: 'segments',
                legend: 'Which athletes',
                options: (query.data?.filters ?? []).map(({ key, title: label, count: number }) => ({
                  value: key,
                  label,
                  count: number,
                })),
                value: search.filter ?? 'all',
                onValueChange: (filter) => onSearchChange((latest) => withFilter(latest, filter)),
              },
              search: {
                label: 'Name of an athlete',
                placeholder: 'First or last name',
                field,
                text,
                onType: setText,
              },
              sort: {
                label: 'Sort by',
                options: rosterSorts.map((value) => ({
                  value,
                  label: rosterSortNames[value],
                  count: query.data?.sorts.find(({ key }) => key === value)?.count,
                })),
                value: search.sort ?? 'name',
                onValueChange: (sort) => onSearchChange((latest) => sortedBy(latest, sort)),
              },
            })}
        list={{
          ...rosterList((athlete) => (
            <DeskRow
              athlete={athlete}
              now={query.dataUpdatedAt}
              to={
                search.open && isBasketball(athlete.sport) ? centerPathOf(athlete) : workPath(athlete.user_id)
              }
              onUnclaim={() => setLeaving(athlete)}
            />
          )),
          countRef: count,
          state,
          empty: (
            <Nobody search={search} hasAthletes={hasAthletes} onShowAll={() => onSearchChange(() => ({}))} />
          ),
          pages: {
            hrefOf: (page) => hrefOf(onPage(search, page)),
            onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
          },
        }}
      />
      <UnclaimDialog athlete={leaving} onClose={() => setLeaving(null)} returnTo={count} />
    </SharedIcons>
  )
}

/** Above the columns of the rows. */
const Labels = () => (
  <div className="desk-columns hidden pb-2.5 @2xl:grid">
    <span className="label col-span-2 text-muted">Athlete</span>
    <span className="label text-muted">Progress, next task</span>
    <span />
    <span className="label pe-10 text-end text-muted">Time</span>
  </div>
)

interface NobodyProps {
  search: RosterSearch
  hasAthletes: boolean
  onShowAll: () => void
}

const Nobody = ({ search: { q, filter }, hasAthletes, onShowAll }: NobodyProps) => {
  if (!hasAthletes)
    return (
      <EmptyState
        as="h2"
        title="Your roster is empty"
        action={<LinkButton to="/coach/roster/new-athletes">See new athletes</LinkButton>}
      >
        Claim a new athlete, and their tasks are waiting for you here.
      </EmptyState>
    )
  const words = filter && !q ? filterEmpty[filter] : nobodyFound
  return (
    <EmptyState
      as="h2"
      title={words.title}
      action={
        <Button isOutlined onClick={onShowAll}>
          Show all athletes
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  )
}

const nobodyFound = {
  title: 'Nobody found',
  text: 'Check the spelling, or type just the start of a name.',
}

export const DeskPending = () => (
  <ListPage
    title={title}
    before={<RosterSummary summary={undefined} />}
    list={{ ...rosterList(() => <li />), state: pendingList }}
  />
)
