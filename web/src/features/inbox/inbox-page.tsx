import {
  type InboxKind,
  type InboxRow,
  type InboxSort,
  type InboxView,
  inboxKinds,
  inboxSorts,
  inboxViews,
} from '@fieldhouse/contract/inbox'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { onPage } from '../../lib/list-search.ts'
import { listState, pendingList } from '../../lib/list-state.ts'
import type { ChangeSearch } from '../../lib/use-list-address.ts'
import { useTypedSearch } from '../../lib/use-typed-search.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { CountChips } from '../../ui/lists/count-chips.tsx'
import { type ListConfig, ListPage } from '../../ui/lists/list-page.tsx'
import { inboxQuery } from './inbox.api.ts'
import { InboxBulk } from './inbox-bulk.tsx'
import { InboxCard, inboxColumns } from './inbox-cells.tsx'
import { emptyInboxWords, inboxKindChips, inboxSortNames, inboxViewNames } from './inbox-labels.ts'
import { type InboxSearch, inboxNarrowedTo } from './inbox-search.ts'

interface InboxPageProps {
  search: InboxSearch
  onSearchChange: ChangeSearch<InboxSearch>
  hrefOf: (search: InboxSearch) => string
}

const noItems: readonly InboxRow[] = []

const inboxList = (now: number): ListConfig<InboxRow> => ({
  name: 'Inbox',
  faultTitle: 'The inbox did not load',
  countLine: (total) => counted(total, 'item'),
  columns: inboxColumns(now),
  card: (item) => <InboxCard item={item} now={now} />,
  rowKey: ({ id }) => id,
  loadingRows: 8,
})

const inboxFrame = {
  title: 'Inbox',
  about: (
    <p className="max-w-[65ch] text-ui text-muted">
      What people send to the team: messages, feedback, reports, and accounts that their owners deleted.
    </p>
  ),
}

/** /admin/inbox. */
export const InboxPage = ({ search, onSearchChange, hrefOf }: InboxPageProps) => {
  const narrow = (change: Parameters<typeof inboxNarrowedTo>[1]) =>
    onSearchChange((latest) => inboxNarrowedTo(latest, change))
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => inboxNarrowedTo(latest, { q: q || undefined }), true),
  )
  const query = useQuery(inboxQuery(search))
  const items = query.data?.data ?? noItems
  const counts = query.data?.counts
  // Only what is on the page can be selected: nobody closes what they don't see.
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = items.filter(({ id }) => selected.has(id))
  return (
    <ListPage
      {...inboxFrame}
      before={
        <CountChips
          legend="Kind"
          options={[
            { value: 'all', label: 'All kinds' },
            ...inboxKinds.map((value) => ({
              value,
              label: inboxKindChips[value],
              count: counts?.kinds[value],
            })),
          ]}
          value={search.kind ?? 'all'}
          onValueChange={(kind) => narrow({ kind: kind === 'all' ? undefined : (kind as InboxKind) })}
        />
      }
      search={{ label: 'Name, email, or text', field, text, onType: setText }}
      sort={{
        label: 'Sort',
        options: inboxSorts.map((value) => ({ value, label: inboxSortNames[value] })),
        value: search.sort ?? 'oldest',
        onValueChange: (sort) => narrow({ sort: sort as InboxSort }),
      }}
      filter={{
        look: 'tabs',
        legend: 'State',
        options: inboxViews.map((value) => ({
          value,
          label: inboxViewNames[value],
          count: counts?.views[value],
        })),
        value: search.view ?? 'open',
        onValueChange: (view) => narrow({ view: view as InboxView }),
      }}
      list={{
        ...inboxList(query.dataUpdatedAt),
        ...(search.view === 'closed'
          ? {}
          : {
              selection: {
                keys: new Set(chosen.map(({ id }) => id)),
                onChange: setSelected,
                nameOf: ({ from, subject }: InboxRow) => `${from}: ${subject}`,
                actions: () => (
                  <InboxBulk
                    chosen={chosen}
                    staff={query.data?.staff ?? []}
                    onDone={() => setSelected(new Set())}
                  />
                ),
              },
            }),
        state: listState(query),
        empty: <NothingHere search={search} onShowAll={() => onSearchChange(() => ({}))} />,
        pages: {
          hrefOf: (page) => hrefOf(onPage(search, page)),
          onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
        },
      }}
    />
  )
}

const NothingHere = ({ search, onShowAll }: { search: InboxSearch; onShowAll: () => void }) => {
  const { title, hint } = emptyInboxWords[search.view ?? 'open']
  return search.q || search.kind ? (
    <EmptyState
      as="h2"
      title="Nothing found"
      action={
        <Button isOutlined onClick={onShowAll}>
          Show all open items
        </Button>
      }
    >
      Try other words, or look under another kind or state.
    </EmptyState>
  ) : (
    <EmptyState as="h2" title={title}>
      {hint}
    </EmptyState>
  )
}

export const InboxPending = () => <ListPage {...inboxFrame} list={{ ...inboxList(0), state: pendingList }} />
