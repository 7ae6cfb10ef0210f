import type { ListedUser } from '@fieldhouse/contract/admin'
import type { ReactNode } from 'react'
import { Day } from '../../../lib/moments.tsx'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { type LoginAs, LoginAsButton } from './login-as-button.tsx'
import { RestoreButton } from './restore-button.tsx'
import { UserName } from './user-name.tsx'

interface UsersListProps {
  users: readonly ListedUser[]
  onLoginAs: LoginAs
  empty: ReactNode
}

const columnsFor = (onLoginAs: LoginAs): readonly Column<ListedUser>[] => [
  { key: 'name', header: 'Name', cell: (user) => <UserName user={user} /> },
  {
    key: 'email',
    header: 'Email',
    align: 'start',
    cell: ({ email }) => (email ? <UserEmail email={email} /> : <None />),
  },
  { key: 'type', header: 'Type', align: 'start', cell: ({ type_title }) => type_title },
  { key: 'joined', header: 'Joined', align: 'start', cell: ({ created_at }) => <Day at={created_at} /> },
  {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    cell: (user) => <Actions user={user} onLoginAs={onLoginAs} />,
  },
]

const Actions = (props: { user: ListedUser; onLoginAs: LoginAs }) => (
  <>
    <LoginAsButton {...props} />
    <RestoreButton user={props.user} />
  </>
)

/** One that is too long takes another line, not the room of its neighbours. */
const UserEmail = ({ email }: { email: string }) => (
  <span className="inline-block max-w-64 whitespace-normal wrap-anywhere">{email}</span>
)

const None = () => <span className="text-muted">None</span>

/** A table where there is room for one; on a phone a row of its own for each. */
export const UsersList = ({ users, onLoginAs, empty }: UsersListProps) => {
  if (users.length === 0) return empty
  return (
    <>
      <div className="hidden sm:block">
        <Table caption="Users" columns={columnsFor(onLoginAs)} rows={users} rowKey={({ id }) => id} />
      </div>
      <ul aria-label="Users" className="sm:hidden">
        {users.map((user) => (
          <li key={user.id} className="grid gap-3 border-b border-line py-4">
            <span className="font-semibold">
              <UserName user={user} />
            </span>
            <div className="grid gap-0.5 text-small text-muted">
              <p className="wrap-anywhere">{user.email ?? 'No email'}</p>
              <p>
                {user.type_title}, joined <Day at={user.created_at} />
              </p>
            </div>
            <div className="justify-self-start empty:hidden">
              <Actions user={user} onLoginAs={onLoginAs} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** In the shape of what comes. */
export const UsersListSkeleton = () => (
  <>
    <div className="hidden sm:block">
      <Table
        caption="Users"
        columns={columnsFor(() => Promise.resolve())}
        rows={[]}
        rowKey={({ id }) => id}
        isLoading
        loadingRows={10}
      />
    </div>
    <div className="sm:hidden">
      <LoadingRegion>
        <SkeletonRows rows={6} />
      </LoadingRegion>
    </div>
  </>
)
