import type { ListedUser } from '@fieldhouse/contract/admin'
import { Day } from '../../../lib/moments.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import type { ListColumn } from '../../../ui/lists/list-rows.tsx'
import { type LoginAs, LoginAsButton } from './login-as-button.tsx'
import { RestoreButton } from './restore-button.tsx'
import { UserName } from './user-name.tsx'

export const userColumns = (onLoginAs: LoginAs): readonly ListColumn<ListedUser>[] => [
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
  <span className="inline-flex flex-wrap gap-2 empty:hidden md:justify-end">
    <OrdersLink user={props.user} />
    <EditLink user={props.user} />
    <LoginAsButton {...props} />
    <RestoreButton user={props.user} />
  </span>
)

/** PAY-07: the family's orders, with refunds. Only families have orders. */
const OrdersLink = ({ user: { id, type, first_name, last_name } }: { user: ListedUser }) =>
  type === 'athlete' || type === 'parent' ? (
    <LinkButton size="sm" isOutlined to="/editor" search={{ user: id }}>
      Orders
      <span className="sr-only">
        {' '}
        of {first_name} {last_name}
      </span>
    </LinkButton>
  ) : null

/** Another admin's account is for super admins, and has no button here. */
const EditLink = ({ user: { id, type, deleted_at, first_name, last_name } }: { user: ListedUser }) =>
  type !== 'admin' &&
  !deleted_at && (
    <LinkButton size="sm" isOutlined to="/user-edit/$user_id" params={{ user_id: id }}>
      Edit<span className="sr-only"> {`${first_name} ${last_name}`}</span>
    </LinkButton>
  )

/** A long one wraps instead of taking its neighbors' space. */
const UserEmail = ({ email }: { email: string }) => (
  <span className="inline-block max-w-64 whitespace-normal wrap-anywhere">{email}</span>
)

const None = () => <span className="text-muted">None</span>

/** On a phone. */
export const UserCard = ({ user, onLoginAs }: { user: ListedUser; onLoginAs: LoginAs }) => (
  <div className="grid gap-3">
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
  </div>
)
