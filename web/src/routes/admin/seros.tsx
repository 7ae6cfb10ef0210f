import { createFileRoute } from '@tanstack/react-router'
import { serosQuery } from '../../features/profiles/seros-list/seros.api.ts'
import { SerosPage, SerosPending } from '../../features/profiles/seros-list/seros-page.tsx'
import { type ListSearch, readListSearch } from '../../lib/list-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/seros')({
  validateSearch: readByPage<ListSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(serosQuery(readListSearch(location.search)))
  },
  head: () => ({ meta: [{ title: 'Seros | Fieldhouse' }] }),
  pendingComponent: SerosPending,
  errorComponent: PageFailed,
  component: () => {
    return <SerosPage {...useListAddress(readListSearch)} />
  },
})
