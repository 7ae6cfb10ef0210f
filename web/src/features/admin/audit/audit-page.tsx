import type { AuditEntry, AuditKind } from '@fieldhouse/contract/admin.audit'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { clientZone, useClientClock } from '../../../lib/client-time.ts'
import { counted } from '../../../lib/counted.ts'
import type { Clock } from '../../../lib/dates.ts'
import { onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RemovableChip } from '../../../ui/data/chip.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { ExportButton } from '../work/export-button.tsx'
import { WorkList } from '../work/work-list.tsx'
import { auditExport, auditFile, auditQuery } from './audit.api.ts'
import { AuditRow } from './audit-row.tsx'
import { type AuditSearch, auditNarrowedTo } from './audit-search.ts'

interface AuditPageProps {
  search: AuditSearch
  onSearchChange: ChangeSearch<AuditSearch>
  hrefOf: (search: AuditSearch) => string
}

type OnNarrow = (change: Parameters<typeof auditNarrowedTo>[1]) => void

const kindTitles: Record<AuditKind, string> = {
  accounts: 'Accounts',
  acting: 'Acting as someone',
  coaches: 'Coaches',
  payments: 'Packages and payments',
  teams: 'Teams',
  site: 'Site and settings',
  messages: 'Messages',
  downloads: 'Downloads',
  other: 'Other',
}

const kindChips = [
  { value: 'all', label: 'All' },
  ...Object.entries(kindTitles).map(([value, label]) => ({ value, label })),
]

const auditList = (clock: Clock, onNarrow: OnNarrow, hasOlder: boolean): ListConfig<AuditEntry> => ({
  name: 'Audit log',
  faultTitle: 'The audit log did not load',
  countLine: (total) => `${counted(total, 'entry', 'entries')}${hasOlder ? ', and older ones' : ''}`,
  rowKey: ({ id }) => id,
  rowsClassName: 'border-t border-line',
  row: (entry) => (
    <AuditRow
      entry={entry}
      clock={clock}
      onActor={(actor_id) => onNarrow({ actor_id })}
      onUser={(user_id) => onNarrow({ user_id })}
    />
  ),
  loadingRows: 10,
})

/** ADM-06: /admin/audit-log. */
export const AuditPage = ({ search, onSearchChange, hrefOf }: AuditPageProps) => {
  const clock = useClientClock()
  const zone = useHydrated() ? clientZone() : {}
  // Cleared together, the date fields start again.
  const [round, setRound] = useState(0)
  const query = useQuery(auditQuery(search))
  const older = query.data?.older ?? null
  const narrow: OnNarrow = (change) => onSearchChange((latest) => auditNarrowedTo(latest, change))
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => auditNarrowedTo(latest, { q: q || undefined }), true),
  )
  const showAll = () => {
    setRound(round + 1)
    onSearchChange(() => ({}))
  }
  return (
    <ListPage
      title="Audit Log"
      about={
        <AuditNarrowing key={round} search={search} entries={query.data?.data ?? []} onNarrow={narrow} />
      }
      before={<WorkList />}
      search={{ label: 'Name, email, or what was changed', field, text, onType: setText }}
      filter={{
        legend: 'Kind of action',
        options: kindChips,
        value: search.kind ?? 'all',
        onValueChange: (kind) => narrow({ kind: kind === 'all' ? undefined : (kind as AuditKind) }),
      }}
      list={{
        ...auditList(clock, narrow, older !== null),
        state: listState(query),
        ...(older === null
          ? { exportHref: auditFile(search, zone) }
          : { exportButton: <ExportButton order={auditExport(search, zone)} /> }),
        empty: <NothingRecorded isNarrowed={Object.keys(search).length > 0} onShowAll={showAll} />,
        pages: {
          hrefOf: (page) => hrefOf(onPage(search, page)),
          onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
        },
      }}
      after={
        <OlderAudit
          isOlder={search.before !== undefined}
          older={older}
          onGo={(before) => narrow({ before })}
        />
      }
    />
  )
}

interface OlderAuditProps {
  isOlder: boolean
  older: string | null
  onGo: (before: string | undefined) => void
}

/** The numbered pages end somewhere. The log goes on. */
const OlderAudit = ({ isOlder, older, onGo }: OlderAuditProps) =>
  isOlder || older ? (
    <div className="flex flex-wrap justify-center gap-3">
      {isOlder && (
        <Button isOutlined onClick={() => onGo(undefined)}>
          Back to the newest entries
        </Button>
      )}
      {older && (
        <Button isOutlined onClick={() => onGo(older)}>
          Show older entries
        </Button>
      )}
    </div>
  ) : null

const NothingRecorded = ({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) =>
  isNarrowed ? (
    <EmptyState
      as="h2"
      title="No entries found"
      action={
        <Button isOutlined onClick={onShowAll}>
          Show all entries
        </Button>
      }
    >
      Try other names or dates.
    </EmptyState>
  ) : (
    <EmptyState as="h2" title="No entries yet">
      As soon as staff change something, it shows up here.
    </EmptyState>
  )

interface AuditNarrowingProps {
  search: AuditSearch
  entries: readonly AuditEntry[]
  onNarrow: OnNarrow
}

/** Dates, and the people who were picked in the list. */
const AuditNarrowing = ({
  search: { actor_id, user_id, from, to },
  entries,
  onNarrow,
}: AuditNarrowingProps) => {
  const actor = entries.find(({ who }) => who.id === actor_id)?.who.name ?? 'one person'
  const user = entries.find((entry) => entry.user?.id === user_id)?.user?.name ?? 'one person'
  const today = new Date().toISOString().slice(0, 10)
  return (
    <div className="grid gap-4">
      <div className="grid max-w-md grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <DateField
          label="From"
          name="from"
          defaultValue={from}
          firstShown={from ?? today}
          onValueChange={(day) => onNarrow({ from: day || undefined })}
        />
        <DateField
          label="To"
          name="to"
          defaultValue={to}
          firstShown={to ?? today}
          onValueChange={(day) => onNarrow({ to: day || undefined })}
        />
      </div>
      {(actor_id || user_id) && (
        <p className="flex flex-wrap gap-2">
          {actor_id && (
            <RemovableChip label={`Done by ${actor}`} onRemove={() => onNarrow({ actor_id: undefined })} />
          )}
          {user_id && (
            <RemovableChip label={`Done to ${user}`} onRemove={() => onNarrow({ user_id: undefined })} />
          )}
        </p>
      )}
    </div>
  )
}

export const AuditPending = () => (
  <ListPage title="Audit Log" list={{ ...auditList(0, () => undefined, false), state: pendingList }} />
)
