import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { type ListSearch, lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { useKeptFocus } from '../../../lib/use-kept-focus.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { RosterAthleteRow } from '../components/athlete-row.tsx'
import { RemoveAthleteDialog } from '../components/remove-athlete-dialog.tsx'
import { coachAthletesQuery } from '../roster.api.ts'

interface AthletesPageProps {
  /** The coach's details, under the title. */
  about?: ReactNode
  /** COA-01: whether the coach may take athletes off the list. A success coach unclaims them instead. */
  canRemove: boolean
  search: ListSearch
  onSearchChange: ChangeSearch<ListSearch>
  hrefOf: (search: ListSearch) => string
}

const title = 'Athletes'

const athletesList = (onRemove?: (athlete: RosterAthlete) => void) =>
  ({
    name: 'Athletes',
    faultTitle: 'The athletes did not load',
    countLine: (total) => counted(total, 'athlete'),
    row: (athlete) => <RosterAthleteRow athlete={athlete} onRemove={onRemove && (() => onRemove(athlete))} />,
    rowsClassName: 'border-t border-line',
    rowKey: ({ athlete_id }) => athlete_id,
    hasPictures: true,
  }) satisfies ListConfig<RosterAthlete>

/** /coach/users: a coach's athletes. */
export const AthletesPage = ({ about, canRemove, search, onSearchChange, hrefOf }: AthletesPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const state = listState(useQuery(coachAthletesQuery(search)))
  const count = useKeptFocus<HTMLParagraphElement>(state.rows ?? [])
  const [leaving, setLeaving] = useState<RosterAthlete | null>(null)
  return (
    <>
      <ListPage
        title={title}
        about={about}
        search={{
          label: 'Name of an athlete',
          placeholder: 'First or last name',
          field,
          text,
          onType: setText,
        }}
        list={{
          ...athletesList(canRemove ? setLeaving : undefined),
          countRef: count,
          state,
          empty: <Nobody isSearching={Boolean(search.q)} onShowAll={() => onSearchChange(() => ({}))} />,
          pages: {
            hrefOf: (page) => hrefOf(onPage(search, page)),
            onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
          },
        }}
      />
      <RemoveAthleteDialog athlete={leaving} onClose={() => setLeaving(null)} returnTo={count} />
    </>
  )
}

interface NobodyProps {
  isSearching: boolean
  onShowAll: () => void
}

const Nobody = ({ isSearching, onShowAll }: NobodyProps) =>
  isSearching ? (
    <EmptyState
      as="h2"
      title="Nobody found"
      action={
        <Button isOutlined onClick={onShowAll}>
          Show all athletes
        </Button>
      }
    >
      Check the spelling, or type just the start of a name.
    </EmptyState>
  ) : (
    <EmptyState as="h2" title="No athletes yet">
      Athletes assigned to you show up here, with their pages and contact info.
    </EmptyState>
  )

export const AthletesPending = () => (
  <ListPage title={title} list={{ ...athletesList(), state: pendingList }} />
)
