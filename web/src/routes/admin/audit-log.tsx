import { createFileRoute } from '@tanstack/react-router'
import { auditQuery } from '../../features/admin/audit/audit.api.ts'
import { AuditPage, AuditPending } from '../../features/admin/audit/audit-page.tsx'
import { type AuditSearch, readAuditSearch } from '../../features/admin/audit/audit-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/audit-log')({
  validateSearch: readByPage<AuditSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    const search = readAuditSearch(location.search)
    // Only the browser knows which days these are.
    if (import.meta.env.SSR && (search.from || search.to)) return
    await queryClient.ensureQueryData(auditQuery(search))
  },
  head: () => ({ meta: [{ title: 'Audit Log | Fieldhouse' }] }),
  pendingComponent: AuditPending,
  errorComponent: PageFailed,
  component: () => {
    return <AuditPage {...useListAddress(readAuditSearch)} />
  },
})
