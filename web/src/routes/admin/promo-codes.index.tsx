import { createFileRoute } from '@tanstack/react-router'
import { CodesPage, CodesPending } from '../../features/affiliates/panel/codes-page.tsx'
import { codesQuery } from '../../features/affiliates/panel/panel.api.ts'
import { type CodesSearch, readCodesSearch } from '../../features/affiliates/panel/panel-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** ADM-04. */
export const Route = createFileRoute('/admin/promo-codes/')({
  validateSearch: readByPage<CodesSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(codesQuery(readCodesSearch(location.search)))
  },
  head: () => ({ meta: [{ title: 'Affiliates | Fieldhouse' }] }),
  pendingComponent: CodesPending,
  errorComponent: PageFailed,
  component: () => {
    return <CodesPage {...useListAddress(readCodesSearch)} />
  },
})
