import { createFileRoute } from '@tanstack/react-router'
import { NewAthletesPage, NewAthletesPending } from '../../features/roster/pages/new-athletes-page.tsx'
import { newAthletesQuery } from '../../features/roster/roster.api.ts'
import { type ListSearch, readListSearch } from '../../lib/list-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { guarded } from '../../shell/guarded.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/coach/roster/new-athletes')({
  validateSearch: readByPage<ListSearch>,
  beforeLoad: guarded('success-coach'),
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(newAthletesQuery(readListSearch(location.search)))
  },
  head: () => ({ meta: [{ title: 'New Athletes | Fieldhouse' }] }),
  pendingComponent: NewAthletesPending,
  errorComponent: PageFailed,
  component: () => {
    return <NewAthletesPage {...useListAddress(readListSearch)} />
  },
})
