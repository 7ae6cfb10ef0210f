import type { ListedUser, UserFilter } from '@fieldhouse/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../lib/counted.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { userFiltersQuery, usersQuery } from '../admin.api.ts'
import { InviteAffiliate } from '../components/invite-affiliate.tsx'
import type { LoginAs } from '../components/login-as-button.tsx'
import { UserCard, userColumns } from '../components/user-cells.tsx'
import { ofType, type UsersSearch } from '../users-search.ts'

interface UsersPageProps {
  search: UsersSearch
  onSearchChange: (search: UsersSearch, isTyping?: boolean) => void
  hrefOf: (search: UsersSearch) => string
  onLoginAs: LoginAs
}

const usersList = (onLoginAs: LoginAs): ListConfig<ListedUser> => ({
  name: 'Users',
  faultTitle: 'The users did not load',
  countLine: (total) => counted(total, 'user'),
  columns: userColumns(onLoginAs),
  card: (user) => <UserCard user={user} onLoginAs={onLoginAs} />,
  rowKey: ({ id }) => id,
  loadingRows: 10,
})

/** /admin/users: all accounts. */
export const UsersPage = ({ search, onSearchChange, hrefOf, onLoginAs }: UsersPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange(lookingFor(search, q), true),
  )
  const types = useQuery(userFiltersQuery).data?.data ?? []
  return (
    <ListPage
      title="Users"
      action={<InviteAffiliate />}
      search={{ label: 'Name or email', field, text, onType: setText }}
      filter={{
        legend: 'Type of user',
        options: types.map(({ key, title, count }) => ({ value: key, label: title, count })),
        value: search.type ?? 'all',
        onValueChange: (type) => onSearchChange(ofType(search, type as UserFilter)),
      }}
      list={{
        ...usersList(onLoginAs),
        state: listState(useQuery(usersQuery(search))),
        empty: <NobodyFound onShowAll={() => onSearchChange({})} />,
        pages: {
          hrefOf: (page) => hrefOf(onPage(search, page)),
          onPageChange: (page) => onSearchChange(onPage(search, page)),
        },
      }}
    />
  )
}

const NobodyFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    as="h2"
    title="Nobody found"
    action={
      <Button isOutlined onClick={onShowAll}>
        Show everyone
      </Button>
    }
  >
    Check the spelling, or choose another type.
  </EmptyState>
)

export const UsersPending = () => (
  <ListPage title="Users" list={{ ...usersList(() => Promise.resolve()), state: pendingList }} />
)
