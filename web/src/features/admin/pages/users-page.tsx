import { type ListedUser, type UserFilter, type UserSort, userSorts } from '@fieldhouse/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { userFiltersQuery, usersQuery } from '../admin.api.ts'
import { BulkActions } from '../components/bulk-actions.tsx'
import { CreateUser } from '../components/create-user.tsx'
import { InviteAffiliate } from '../components/invite-affiliate.tsx'
import type { LoginAs } from '../components/login-as-button.tsx'
import { UserCard, userColumns } from '../components/user-cells.tsx'
import { ofType, type UsersSearch, usersSortedBy } from '../users-search.ts'

interface UsersPageProps {
  search: UsersSearch
  onSearchChange: (search: UsersSearch, isTyping?: boolean) => void
  hrefOf: (search: UsersSearch) => string
  onLoginAs: LoginAs
}

const usersList = (filter: UserFilter, onLoginAs: LoginAs): ListConfig<ListedUser> => ({
  name: 'Users',
  faultTitle: 'The users did not load',
  countLine: (total) => counted(total, 'user'),
  columns: userColumns(filter, onLoginAs),
  card: (user) => <UserCard user={user} onLoginAs={onLoginAs} />,
  rowKey: ({ id }) => id,
  loadingRows: 10,
})

const userSortNames: Record<UserSort, string> = { newest: 'Newest', name: 'Name', seen: 'Last seen' }

/** /admin/users: all accounts. */
export const UsersPage = ({ search, onSearchChange, hrefOf, onLoginAs }: UsersPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange(lookingFor(search, q), true),
  )
  const types = useQuery(userFiltersQuery).data?.data ?? []
  const filter = search.type ?? 'all'
  // What is selected belongs to one filter: nobody deletes people they no longer see.
  const [selected, setSelected] = useState<{ filter: UserFilter; keys: ReadonlySet<string> }>()
  const keys = selected?.filter === filter ? selected.keys : new Set<string>()
  const select = (next: ReadonlySet<string>) => setSelected({ filter, keys: next })
  return (
    <ListPage
      title="Users"
      action={
        <div className="flex flex-wrap gap-3">
          <InviteAffiliate />
          <CreateUser />
        </div>
      }
      search={{ label: 'Name or email', field, text, onType: setText }}
      filter={{
        legend: 'Type of user',
        options: types.map(({ key, title, count }) => ({ value: key, label: title, count })),
        value: filter,
        onValueChange: (type) => onSearchChange(ofType(search, type as UserFilter)),
      }}
      sort={{
        label: 'Sort',
        options: userSorts.map((value) => ({ value, label: userSortNames[value] })),
        value: search.sort ?? 'newest',
        onValueChange: (sort) => onSearchChange(usersSortedBy(search, sort as UserSort)),
      }}
      list={{
        ...usersList(filter, onLoginAs),
        selection: {
          keys,
          onChange: select,
          nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
          actions: (chosen) => <BulkActions keys={chosen} isDeleted={filter === 'deleted'} onDone={select} />,
        },
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
  <ListPage title="Users" list={{ ...usersList('all', () => Promise.resolve()), state: pendingList }} />
)
