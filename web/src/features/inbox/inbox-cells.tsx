import type { InboxRow } from '@fieldhouse/contract/inbox'
import { Link } from '@tanstack/react-router'
import { Ago } from '../../lib/moments.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import type { ListColumn } from '../../ui/lists/list-rows.tsx'
import { inboxKindNames, inboxStates } from './inbox-labels.ts'

const Sender = ({ item: { id, from, subject, excerpt } }: { item: InboxRow }) => (
  <span className="grid max-w-[40rem] min-w-0 gap-0.5 wrap-anywhere whitespace-normal">
    <Link
      to="/admin/inbox/$id"
      params={{ id }}
      className="inline-flex items-center font-semibold underline-offset-4 hover:underline touch:min-h-11"
    >
      <bdi>{from}</bdi>
    </Link>
    <span className="font-normal">{subject}</span>
    {excerpt && <span className="line-clamp-2 text-small font-normal text-muted">{excerpt}</span>}
  </span>
)

const InboxStateTag = ({ item: { state } }: { item: InboxRow }) => (
  <Tag tone={inboxStates[state].tone}>{inboxStates[state].name}</Tag>
)

export const inboxColumns = (now: number): readonly ListColumn<InboxRow>[] => [
  { key: 'from', header: 'From', cell: (item) => <Sender item={item} /> },
  { key: 'kind', header: 'Kind', align: 'start', cell: ({ kind }) => inboxKindNames[kind] },
  { key: 'state', header: 'State', align: 'start', cell: (item) => <InboxStateTag item={item} /> },
  {
    key: 'assignee',
    header: 'Assigned to',
    align: 'start',
    cell: ({ assignee }) => assignee?.name ?? <span className="text-muted">Nobody</span>,
  },
  {
    key: 'created',
    header: 'Received',
    align: 'start',
    cell: ({ created_at }) => <Ago at={created_at} now={now} />,
  },
]

export const InboxCard = ({ item, now }: { item: InboxRow; now: number }) => (
  <div className="grid min-w-0 gap-2">
    <Sender item={item} />
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
      <InboxStateTag item={item} />
      <span>{inboxKindNames[item.kind]}</span>
      <Ago at={item.created_at} now={now} />
      {item.assignee && <span className="wrap-anywhere">{item.assignee.name}</span>}
    </p>
  </div>
)
