import { createFileRoute } from '@tanstack/react-router'
import { siteSetupQuery } from '../../features/site/setup/setup.api.ts'
import { SiteSetupPage, SiteSetupPending } from '../../features/site/setup/site-setup-page.tsx'
import { PageFailed } from '../../shell/page-failed.tsx'

/** ADM-05. */
export const Route = createFileRoute('/admin/site-setup')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(siteSetupQuery)
  },
  head: () => ({ meta: [{ title: 'Site Setup | Fieldhouse' }] }),
  pendingComponent: SiteSetupPending,
  errorComponent: PageFailed,
  component: SiteSetupPage,
})
