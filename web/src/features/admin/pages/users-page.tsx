import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { usersQuery } from '../admin.api.ts'
import { InviteAffiliate } from '../components/invite-affiliate.tsx'
import type { LoginAs } from '../components/login-as-button.tsx'
import { TypeFilter } from '../components/type-filter.tsx'
import { UsersList, UsersListSkeleton } from '../components/users-list.tsx'
import { ofType, type UsersSearch } from '../users-search.ts'

interface UsersPageProps {
  search: UsersSearch
  onSearchChange: (search: UsersSearch, isTyping?: boolean) => void
  hrefOf: (search: UsersSearch) => string
  onLoginAs: LoginAs
}

/** /admin/users: everybody who has an account. */
export const UsersPage = ({ search, onSearchChange, ...list }: UsersPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange(lookingFor(search, q), true),
  )
  return (
    <UsersFrame action={<InviteAffiliate />}>
      <search className="grid gap-4">
        <div className="max-w-md">
          <TextField
            ref={field}
            label="Name or email"
            isLabelHidden
            name="q"
            icon={Search}
            placeholder="Name or email"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={text}
            onValueChange={setText}
          />
        </div>
        <TypeFilter
          type={search.type ?? 'all'}
          onTypeChange={(type) => onSearchChange(ofType(search, type))}
        />
      </search>
      <FoundUsers {...list} search={search} onSearchChange={onSearchChange} />
    </UsersFrame>
  )
}

const FoundUsers = ({ search, onSearchChange, hrefOf, onLoginAs }: UsersPageProps) => {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(usersQuery(search))
  if (error && !isFetching && (!data || isPlaceholderData))
    return (
      <ErrorState as="h2" title="The users did not load" onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data) return <UsersListSkeleton />
  const { current_page, last_page, total } = data.meta
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-6">
      <p role="status" className="text-small text-muted">
        {total.toLocaleString('en-US')} {total === 1 ? 'user' : 'users'}
      </p>
      <UsersList
        users={data.data}
        onLoginAs={onLoginAs}
        empty={
          <EmptyState
            as="h2"
            title="Nobody found"
            action={
              <Button isOutlined onClick={() => onSearchChange({})}>
                Show everyone
              </Button>
            }
          >
            Check the spelling, or choose another type.
          </EmptyState>
        }
      />
      <Pagination
        current={current_page}
        last={last_page}
        hrefOf={(page) => hrefOf(onPage(search, page))}
        onPageChange={(page) => onSearchChange(onPage(search, page))}
      />
    </div>
  )
}

const UsersFrame = ({ action, children }: { action?: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-(--gutter) pt-8 pb-16 sm:pt-10">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <h1 className="text-d1">Users</h1>
      {action}
    </div>
    {children}
  </div>
)

export const UsersPending = () => (
  <UsersFrame>
    <UsersListSkeleton />
  </UsersFrame>
)
