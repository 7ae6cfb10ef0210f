import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { type ListSearch, lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { RosterAthleteRow } from '../components/athlete-row.tsx'
import { type AthletesOf, rosterAthletesQuery } from '../roster.api.ts'

interface AthletesPageProps {
  of: AthletesOf
  /** The coach's details, under the title. */
  about?: ReactNode
  search: ListSearch
  onSearchChange: (search: ListSearch, isTyping?: boolean) => void
  hrefOf: (search: ListSearch) => string
}

const rosterWords = {
  coach: {
    title: 'Athletes',
    nobody: 'No athletes yet',
    hint: 'Athletes assigned to you show up here, with their pages and contact info.',
  },
  'success-coach': {
    title: 'My Roster',
    nobody: 'Your roster is empty',
    hint: 'Athletes show up here as soon as they’re on your roster.',
  },
}

const athletesList = (of: AthletesOf): ListConfig<RosterAthlete> => ({
  name: 'Athletes',
  faultTitle: 'The athletes did not load',
  countLine: (total) => counted(total, 'athlete'),
  row: (athlete) => <RosterAthleteRow of={of} athlete={athlete} />,
  rowsClassName: 'border-t border-line',
  rowKey: ({ athlete_id }) => athlete_id,
  hasPictures: true,
})

/** /coach/users and /coach/roster: a coach's athletes. */
export const AthletesPage = ({ of, about, search, onSearchChange, hrefOf }: AthletesPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange(lookingFor(search, q), true),
  )
  return (
    <ListPage
      title={rosterWords[of].title}
      about={about}
      search={{
        label: 'Name of an athlete',
        placeholder: 'First or last name',
        field,
        text,
        onType: setText,
      }}
      list={{
        ...athletesList(of),
        state: listState(useQuery(rosterAthletesQuery(of, search))),
        empty: <Nobody of={of} isSearching={Boolean(search.q)} onShowAll={() => onSearchChange({})} />,
        pages: {
          hrefOf: (page) => hrefOf(onPage(search, page)),
          onPageChange: (page) => onSearchChange(onPage(search, page)),
        },
      }}
    />
  )
}

interface NobodyProps {
  of: AthletesOf
  isSearching: boolean
  onShowAll: () => void
}

const Nobody = ({ of, isSearching, onShowAll }: NobodyProps) =>
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
    <EmptyState as="h2" title={rosterWords[of].nobody}>
      {rosterWords[of].hint}
    </EmptyState>
  )

export const AthletesPending = ({ of }: { of: AthletesOf }) => (
  <ListPage title={rosterWords[of].title} list={{ ...athletesList(of), state: pendingList }} />
)
