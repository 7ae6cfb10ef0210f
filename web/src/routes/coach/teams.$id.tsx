import { getTeamCoaches } from '@fieldhouse/contract/teams.coaches'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { TeamCoaches } from '../../features/admin/team-coaches/team-coaches.tsx'
import { TeamPage, TeamPending } from '../../features/teams/pages/team-page.tsx'
import { myTeamQuery } from '../../features/teams/teams.api.ts'
import { queryOf } from '../../lib/api.ts'
import { siteFacts } from '../../lib/site-facts.ts'
import { throwMissing } from '../../lib/throw-missing.ts'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** Another coach's team is a normal 404, and so is a deleted one. */
export const Route = createFileRoute('/coach/teams/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isUuid(id)) throw notFound()
    const [{ data }] = await Promise.all([
      queryClient.ensureQueryData(myTeamQuery(id)).catch(throwMissing),
      queryClient.prefetchQuery(queryOf(getTeamCoaches, {})),
    ])
    return { meta: [{ title: `${data.name} | Fieldhouse` }] }
  },
  // Kept out of the route map that every visitor loads.
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: TeamPending,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    const { id } = Route.useParams()
    return (
      <TeamPage
        key={id}
        id={id}
        siteOrigin={siteFacts().siteOrigin}
        waiting={<TeamCoaches teamId={id} />}
        onDeleted={() => navigate({ to: '/coach/teams', replace: true })}
      />
    )
  },
})
