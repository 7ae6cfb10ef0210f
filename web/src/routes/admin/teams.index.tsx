import { createFileRoute } from '@tanstack/react-router'
import { staffTeamsQuery, teamEventsQuery } from '../../features/teams/admin/staff-teams.api.ts'
import { StaffTeamsPage, StaffTeamsPending } from '../../features/teams/admin/staff-teams-page.tsx'
import { readStaffTeamsSearch, type StaffTeamsSearch } from '../../features/teams/admin/staff-teams-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { siteFacts } from '../../lib/site-facts.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/teams/')({
  validateSearch: readByPage<StaffTeamsSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    await Promise.all([
      queryClient.ensureQueryData(staffTeamsQuery(readStaffTeamsSearch(location.search))),
      queryClient.prefetchQuery(teamEventsQuery),
    ])
  },
  head: () => ({ meta: [{ title: 'Teams | Fieldhouse' }] }),
  pendingComponent: StaffTeamsPending,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <StaffTeamsPage
        {...useListAddress(readStaffTeamsSearch)}
        siteOrigin={siteFacts().siteOrigin}
        onCreated={({ id }) => void navigate({ to: '/admin/teams/$id', params: { id } })}
      />
    )
  },
})
