import { createFileRoute } from '@tanstack/react-router'
import { healthQuery } from '../../features/admin/health/health.api.ts'
import { HealthPage, HealthPending } from '../../features/admin/health/health-page.tsx'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/health')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(healthQuery)
  },
  head: () => ({ meta: [{ title: 'System Health | Fieldhouse' }] }),
  pendingComponent: HealthPending,
  errorComponent: PageFailed,
  component: HealthPage,
})
