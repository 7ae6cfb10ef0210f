import type { NewAthlete } from '@fieldhouse/contract/roster'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../lib/counted.ts'
import { type ListSearch, lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { useKeptFocus } from '../../../lib/use-kept-focus.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { NewAthleteRow } from '../claims/new-athlete-row.tsx'
import { newAthletesQuery } from '../roster.api.ts'

interface NewAthletesPageProps {
  search: ListSearch
  onSearchChange: ChangeSearch<ListSearch>
  hrefOf: (search: ListSearch) => string
}

const title = 'New Athletes'

const about = (
  <p className="max-w-[60ch] text-ui text-pretty text-muted">
    Their package includes a success coach, and nobody has claimed them yet. The first coach to claim an
    athlete gets them.
  </p>
)

const newAthletesList = {
  name: title,
  faultTitle: 'The new athletes did not load',
  countLine: (total) => `${counted(total, 'athlete')} waiting`,
  row: (athlete) => <NewAthleteRow athlete={athlete} />,
  rowsClassName: 'border-t border-line',
  rowKey: ({ user_id }) => user_id,
  hasPictures: true,
} satisfies ListConfig<NewAthlete>

/** /coach/roster/new-athletes: athletes who wait for a success coach. */
export const NewAthletesPage = ({ search, onSearchChange, hrefOf }: NewAthletesPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const state = listState(useQuery(newAthletesQuery(search)))
  const count = useKeptFocus<HTMLParagraphElement>(state.rows ?? [])
  return (
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
        ...newAthletesList,
        countRef: count,
        state,
        empty: <Nobody isSearching={Boolean(search.q)} onShowAll={() => onSearchChange(() => ({}))} />,
        pages: {
          hrefOf: (page) => hrefOf(onPage(search, page)),
          onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
        },
      }}
    />
  )
}

const Nobody = ({ isSearching, onShowAll }: { isSearching: boolean; onShowAll: () => void }) =>
  isSearching ? (
    <EmptyState
      as="h2"
      title="Nobody found"
      action={
        <Button isOutlined onClick={onShowAll}>
          Show all new athletes
        </Button>
      }
    >
      Check the spelling, or type just the start of a name.
    </EmptyState>
  ) : (
    <EmptyState
      as="h2"
      title="Nobody is waiting"
      action={
        <LinkButton isOutlined to="/coach/roster">
          Go to my roster
        </LinkButton>
      }
    >
      Athletes show up here when their family buys a package that includes a success coach.
    </EmptyState>
  )

export const NewAthletesPending = () => (
  <ListPage title={title} about={about} list={{ ...newAthletesList, state: pendingList }} />
)
