import { createFileRoute } from '@tanstack/react-router'
import { TeamCoaches } from '../../features/admin/team-coaches/team-coaches.tsx'
import { DeskPage, DeskPending } from '../../features/roster/pages/desk-page.tsx'
import { dayQuery, myRosterQuery, newAthletesQuery } from '../../features/roster/roster.api.ts'
import { type RosterSearch, readRosterSearch } from '../../features/roster/roster-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { guarded } from '../../shell/guarded.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/coach/roster/')({
  validateSearch: readByPage<RosterSearch>,
  beforeLoad: guarded('success-coach'),
  loader: async ({ context: { queryClient }, location }) => {
    await Promise.all([
      queryClient.ensureQueryData(myRosterQuery(readRosterSearch(location.search))),
      // The page shows when these did not load.
      queryClient.prefetchQuery(dayQuery),
      queryClient.prefetchQuery(newAthletesQuery({})),
    ])
  },
  head: () => ({ meta: [{ title: 'My Roster | Fieldhouse' }] }),
  pendingComponent: DeskPending,
  errorComponent: PageFailed,
  component: () => {
    return (
      <>
        <DeskPage {...useListAddress(readRosterSearch, { keepsScroll: true })} />
        <TeamCoaches />
      </>
    )
  },
})
