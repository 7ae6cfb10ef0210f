import { allows } from '@fieldhouse/contract/guards'
import { createFileRoute } from '@tanstack/react-router'
import { TeamsPage, TeamsPending } from '../../features/teams/pages/teams-page.tsx'
import { myTeamsQuery } from '../../features/teams/teams.api.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/coach/teams/')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(myTeamsQuery)
  },
  head: () => ({ meta: [{ title: 'My Teams | Fieldhouse' }] }),
  pendingComponent: TeamsPending,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    const { viewer } = Route.useRouteContext()
    return (
      <TeamsPage
        canCreate={allows('verified-coach', viewer)}
        onCreated={({ id }) => void navigate({ to: '/coach/teams/$id', params: { id } })}
      />
    )
  },
})
