import { createFileRoute, notFound } from '@tanstack/react-router'
import { StaffTeamPage } from '../../features/teams/admin/staff-team-page.tsx'
import { staffTeamQuery, teamEventsQuery } from '../../features/teams/admin/staff-teams.api.ts'
import { TeamPending } from '../../features/teams/pages/team-page.tsx'
import { siteFacts } from '../../lib/site-facts.ts'
import { throwMissing } from '../../lib/throw-missing.ts'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/teams/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isUuid(id)) throw notFound()
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(staffTeamQuery(id)).catch(throwMissing),
      queryClient.prefetchQuery(teamEventsQuery),
    ])
    return { meta: [{ title: `${data.name} | Fieldhouse` }] }
  },
  // Kept out of the route map that every visitor loads.
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: TeamPending,
  errorComponent: PageFailed,
  component: () => {
    const { id } = Route.useParams()
    return <StaffTeamPage key={id} id={id} siteOrigin={siteFacts().siteOrigin} />
  },
})
