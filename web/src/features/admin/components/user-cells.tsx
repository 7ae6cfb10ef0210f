import type { ListedUser, UserFilter } from '@fieldhouse/contract/admin'
import { Day } from '../../../lib/moments.tsx'
import { sportName } from '../../../lib/sport-names.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import type { ListColumn } from '../../../ui/lists/list-rows.tsx'
import { type LoginAs, LoginAsButton } from './login-as-button.tsx'
import { RestoreButton } from './restore-button.tsx'
import { UserName } from './user-name.tsx'

type UserColumn = ListColumn<ListedUser>

const None = () => <span className="text-muted">None</span>

const named: UserColumn = { key: 'name', header: 'Name', cell: (user) => <UserName user={user} /> }
const emailed: UserColumn = {
  key: 'email',
  header: 'Email',
  align: 'start',
  cell: ({ email }) => (email ? <UserEmail email={email} /> : <None />),
}
const typed: UserColumn = {
  key: 'type',
  header: 'Type',
  align: 'start',
  cell: ({ type_title }) => type_title,
}
const joined: UserColumn = {
  key: 'joined',
  header: 'Joined',
  align: 'start',
  cell: ({ created_at }) => <Day at={created_at} />,
}
const seen: UserColumn = {
  key: 'seen',
  header: 'Last seen',
  align: 'start',
  cell: ({ last_seen_at }) =>
    last_seen_at ? <Day at={last_seen_at} /> : <span className="text-muted">Never</span>,
}
const packaged: UserColumn = {
  key: 'package',
  header: 'Package',
  align: 'start',
  cell: ({ subscription }) => subscription?.name ?? <None />,
}
const phoned: UserColumn = {
  key: 'phone',
  header: 'Phone',
  align: 'start',
  cell: ({ phone }) => phone ?? <None />,
}
const played: UserColumn = {
  key: 'sport',
  header: 'Sport, class',
  align: 'start',
  cell: (user) => <PageFacts user={user} />,
}
const coached: UserColumn = {
  key: 'college',
  header: 'College',
  align: 'start',
  cell: (user) => <CoachFacts user={user} />,
}
const families: UserColumn = {
  key: 'athletes',
  header: 'Athletes',
  align: 'start',
  cell: ({ athletes }) => (athletes.length > 0 ? athletes.map(({ name }) => name).join(', ') : <None />),
}

/** What matters about a type. Everyone together has only what everyone has. */
const factColumns: Partial<Record<UserFilter, readonly UserColumn[]>> = {
  athlete: [played, packaged],
  parent: [families, packaged, phoned],
  coach: [coached, phoned],
  rsc: [phoned],
}

export const userColumns = (filter: UserFilter, onLoginAs: LoginAs): readonly UserColumn[] => [
  named,
  emailed,
  ...(factColumns[filter] ?? [typed]),
  seen,
  joined,
  {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    cell: (user) => <Actions user={user} onLoginAs={onLoginAs} />,
  },
]

const PageFacts = ({ user: { page } }: { user: ListedUser }) =>
  page ? (
    <span className="flex flex-wrap items-center gap-2">
      {[sportName(page.sport_key), page.class].filter(Boolean).join(', ')}
      {page.is_seros && <Tag tone="accent">Premium</Tag>}
      {!page.is_visible && <Tag>Hidden</Tag>}
    </span>
  ) : (
    <None />
  )

const CoachFacts = ({ user: { coach } }: { user: ListedUser }) => (
  <span className="flex max-w-64 flex-wrap items-center gap-2 whitespace-normal">
    {coach?.college ?? <None />}
    {coach && !coach.is_verified && <Tag tone="warning">Not verified</Tag>}
  </span>
)

const Actions = ({ user, onLoginAs }: { user: ListedUser; onLoginAs: LoginAs }) => (
  <span className="inline-flex flex-wrap gap-2 empty:hidden md:flex-nowrap md:justify-end">
    <OpenLink user={user} />
    <LoginAsButton user={user} onLoginAs={onLoginAs} />
    <RestoreButton user={user} />
  </span>
)

/** Another admin's account is for super admins, and has no button here. */
const OpenLink = ({ user: { id, can, first_name, last_name } }: { user: ListedUser }) =>
  can.open && (
    <LinkButton size="sm" isOutlined to="/admin/users/$id" params={{ id }}>
      Open<span className="sr-only"> {`${first_name} ${last_name}`}</span>
    </LinkButton>
  )

/** A long one wraps instead of taking its neighbors' space. */
const UserEmail = ({ email }: { email: string }) => (
  <span className="inline-block max-w-64 whitespace-normal wrap-anywhere">{email}</span>
)

/** The facts of a type, in one line on a phone. */
const typeFacts = ({ page, coach, athletes, subscription }: ListedUser): string =>
  [
    page && [sportName(page.sport_key), page.class].filter(Boolean).join(' '),
    coach && (coach.college ?? 'No college'),
    coach && !coach.is_verified && 'not verified',
    ...athletes.map(({ name }) => name),
    subscription?.name,
  ]
    .filter(Boolean)
    .join(', ')

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
      <p className="wrap-anywhere empty:hidden">{typeFacts(user)}</p>
    </div>
    <div className="justify-self-start empty:hidden">
      <Actions user={user} onLoginAs={onLoginAs} />
    </div>
  </div>
)
