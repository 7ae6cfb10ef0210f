import type { SerosAthlete } from '@fieldhouse/contract/profiles.seros'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { factLine } from '../../../lib/athlete-facts.ts'
import { counted } from '../../../lib/counted.ts'
import { type ListSearch, lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { fullName } from '../../../lib/person-name.ts'
import { sportName } from '../../../lib/sport-names.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { serosQuery } from './seros.api.ts'

interface SerosPageProps {
  search: ListSearch
  onSearchChange: ChangeSearch<ListSearch>
  hrefOf: (search: ListSearch) => string
}

const serosList = {
  name: 'Seros',
  faultTitle: 'The premium athletes did not load',
  countLine: (total) => counted(total, 'premium athlete'),
  row: (athlete) => <SerosRow athlete={athlete} />,
  rowsClassName: 'border-t border-line',
  rowKey: ({ athlete_id }) => athlete_id,
  hasPictures: true,
  loadingRows: 10,
} satisfies ListConfig<SerosAthlete>

/** ADM-05: /admin/seros, the athletes with a premium page. */
export const SerosPage = ({ search, onSearchChange, hrefOf }: SerosPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  return (
    <ListPage
      title="Seros"
      about={
        <p className="max-w-[60ch] text-ui text-pretty text-muted">
          Athletes with a premium page. Mark an athlete as Seros in the list of users.
        </p>
      }
      search={{ label: 'Name', field, text, onType: setText }}
      list={{
        ...serosList,
        state: listState(useQuery(serosQuery(search))),
        empty: <NoSeros isSearch={Boolean(search.q)} onShowAll={() => onSearchChange(() => ({}))} />,
        pages: {
          hrefOf: (page) => hrefOf(onPage(search, page)),
          onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
        },
      }}
    />
  )
}

const SerosRow = ({ athlete }: { athlete: SerosAthlete }) => {
  const { athlete_slug: slug, first_name, last_name, photo, sport, position, is_visible } = athlete
  const name = fullName(athlete)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-3 text-ui">
      <Avatar firstName={first_name} lastName={last_name} photo={photo?.url} />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to="/seros/$slug"
            params={{ slug }}
            className="min-w-0 font-semibold wrap-anywhere underline-offset-4 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          {!is_visible && <Tag tone="warning">Hidden</Tag>}
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {factLine([
            sportName(sport),
            position,
            athlete.class && `Class of ${athlete.class}`,
            [athlete.city, athlete.state].filter(Boolean).join(', '),
          ])}
        </p>
      </div>
      <LinkButton size="sm" isOutlined to="/admin/seros-edit/$slug" params={{ slug }}>
        Edit<span className="sr-only"> {name}</span>
      </LinkButton>
    </li>
  )
}

const NoSeros = ({ isSearch, onShowAll }: { isSearch: boolean; onShowAll: () => void }) =>
  isSearch ? (
    <EmptyState
      as="h2"
      title="Nobody found"
      action={
        <Button isOutlined onClick={onShowAll}>
          Show everyone
        </Button>
      }
    >
      Check the spelling.
    </EmptyState>
  ) : (
    <EmptyState
      as="h2"
      title="No premium athletes yet"
      action={
        <LinkButton isOutlined to="/admin/users">
          Go to users
        </LinkButton>
      }
    >
      Mark an athlete as Seros in the list of users, and they show up here.
    </EmptyState>
  )

export const SerosPending = () => <ListPage title="Seros" list={{ ...serosList, state: pendingList }} />
