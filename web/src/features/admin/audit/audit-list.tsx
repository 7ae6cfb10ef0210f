import type { AuditEntry } from '@fieldhouse/contract/admin.audit'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { clientZone, useClientClock } from '../../../lib/client-time.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { AnchorButton, LinkButton } from '../../../ui/actions/link-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { auditFile, personAuditQuery } from './audit.api.ts'
import { AuditRow } from './audit-row.tsx'

interface AuditListProps {
  /** The person whose entries are listed. */
  userId: string
  /** The heading level that fits the page around it. */
  as?: 'h2' | 'h3'
}

/** The newest entries about one person, with the way to all of them. For pages about a person. */
export const AuditList = ({ userId, as: Heading = 'h2' }: AuditListProps) => {
  const zone = useHydrated() ? clientZone() : {}
  const { data, error, isFetching, refetch } = useQuery(personAuditQuery(userId))
  const hasMore = data !== undefined && data.meta.total > data.data.length
  return (
    <section aria-label="Audit log" className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className="text-d3">Audit log</Heading>
        {data && data.data.length > 0 && (
          <AnchorButton size="sm" isOutlined href={auditFile({ user_id: userId }, zone)} download>
            <Icon of={Download} size="sm" />
            CSV
          </AnchorButton>
        )}
      </div>
      {error && !data && !isFetching ? (
        <ErrorState as="h3" title="The audit log did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      ) : (
        <PersonEntries entries={data?.data} />
      )}
      {hasMore && (
        <p>
          <LinkButton size="sm" isOutlined to="/admin/audit-log" search={{ user_id: userId }}>
            Show all entries
          </LinkButton>
        </p>
      )}
    </section>
  )
}

const PersonEntries = ({ entries }: { entries: readonly AuditEntry[] | undefined }) => {
  const clock = useClientClock()
  if (!entries)
    return (
      <LoadingRegion>
        <SkeletonRows rows={4} />
      </LoadingRegion>
    )
  if (entries.length === 0) return <p className="text-ui text-muted">Nothing was done to this account yet.</p>
  return (
    <ul aria-label="Audit log entries" className="border-t border-line">
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} clock={clock} />
      ))}
    </ul>
  )
}
