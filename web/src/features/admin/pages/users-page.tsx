import { type ListedUser, type UserFilter, type UserSort, userSorts } from '@fieldhouse/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
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
import { ExportButton } from '../work/export-button.tsx'
import { WorkList } from '../work/work-list.tsx'

interface Selected {
  filter: UserFilter
  keys: ReadonlySet<string>
  /** The list whose rows are all selected, on all its pages. */
  wholeOf: string | null
}

interface UsersPageProps {
  search: UsersSearch
  onSearchChange: ChangeSearch<UsersSearch>
  hrefOf: (search: UsersSearch) => string
  onLoginAs: LoginAs
}

const usersList = (filter: UserFilter, isMore: boolean, onLoginAs: LoginAs): ListConfig<ListedUser> => ({
  name: 'Users',
  faultTitle: 'The users did not load',
  countLine: (total) =>
    isMore ? `The first ${counted(total, 'user')}. Type more to find fewer.` : counted(total, 'user'),
  columns: userColumns(filter, onLoginAs),
  card: (user) => <UserCard user={user} onLoginAs={onLoginAs} />,
  rowKey: ({ id }) => id,
  loadingRows: 10,
})

const userSortNames: Record<UserSort, string> = { newest: 'Newest', name: 'Name', seen: 'Last seen' }

/** /admin/users: all accounts. */
export const UsersPage = ({ search, onSearchChange, hrefOf, onLoginAs }: UsersPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const types = useQuery(userFiltersQuery).data?.data ?? []
  const filter = search.type ?? 'all'
  const users = useQuery(usersQuery(search))
  const { total = 0, is_more: isMore = false } = users.data?.meta ?? {}
  // What is selected belongs to one filter: nobody deletes people they no longer see.
  const [selected, setSelected] = useState<Selected>()
  const keys = selected?.filter === filter ? selected.keys : new Set<string>()
  const select = (next: ReadonlySet<string>) => setSelected({ filter, keys: next, wholeOf: null })
  // The whole list is chosen for one search. Another one begins again.
  const list = `${filter} ${search.q ?? ''}`
  const isWhole = selected?.wholeOf === list
  const name = isMore ? 'everyone who was found' : `all ${counted(total, 'user')}`
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
        onValueChange: (type) => onSearchChange((latest) => ofType(latest, type as UserFilter)),
      }}
      sort={{
        label: 'Sort',
        options: userSorts.map((value) => ({ value, label: userSortNames[value] })),
        value: search.sort ?? 'newest',
        onValueChange: (sort) => onSearchChange((latest) => usersSortedBy(latest, sort as UserSort)),
      }}
      before={<WorkList />}
      list={{
        ...usersList(filter, isMore, onLoginAs),
        exportButton: (
          <ExportButton order={{ kind: 'export-users', type: filter, q: search.q, sort: search.sort }} />
        ),
        selection: {
          keys,
          onChange: select,
          nameOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
          countText: isWhole ? `${name.charAt(0).toUpperCase()}${name.slice(1)} selected` : undefined,
          actions: (chosen) => (
            <BulkActions
              keys={chosen}
              whole={{
                type: filter,
                q: search.q,
                name,
                isChosen: isWhole,
                onChoose:
                  total > chosen.size ? () => setSelected({ filter, keys: chosen, wholeOf: list }) : null,
              }}
              isDeleted={filter === 'deleted'}
              onDone={select}
            />
          ),
        },
        state: listState(users),
        empty: <NobodyFound onShowAll={() => onSearchChange(() => ({}))} />,
        pages: {
          hrefOf: (page) => hrefOf(onPage(search, page)),
          onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
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
  <ListPage
    title="Users"
    list={{ ...usersList('all', false, () => Promise.resolve()), state: pendingList }}
  />
)
