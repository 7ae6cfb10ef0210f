import { createFileRoute } from '@tanstack/react-router'
import { catalogQuery } from '../../features/billing/catalog/catalog.api.ts'
import { CatalogPage, CatalogPending } from '../../features/billing/catalog/catalog-page.tsx'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/packages')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(catalogQuery)
  },
  head: () => ({ meta: [{ title: 'Packages | Fieldhouse' }] }),
  pendingComponent: CatalogPending,
  errorComponent: PageFailed,
  component: CatalogPage,
})
