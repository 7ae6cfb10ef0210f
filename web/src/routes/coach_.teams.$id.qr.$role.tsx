import { joinRoles } from '@fieldhouse/contract/teams.my'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { JoinSheet } from '../features/teams/pages/join-sheet.tsx'
import { myTeamQuery } from '../features/teams/teams.api.ts'
import { siteFacts } from '../lib/site-facts.ts'
import { throwMissing } from '../lib/throw-missing.ts'
import { isUuid } from '../lib/uuid.ts'
import { guarded } from '../shell/guarded.ts'
import { PageFailed } from '../shell/page-failed.tsx'

/** COA-01: one sheet to print, without the area around it. Only the team's owner has its links. */
export const Route = createFileRoute('/coach_/teams/$id/qr/$role')({
  beforeLoad: guarded('coach'),
  loader: async ({ context: { queryClient }, params: { id, role: asked } }) => {
    const role = joinRoles.find((known) => known === asked)
    if (!isUuid(id) || !role) throw notFound()
    const { data: team } = await queryClient.ensureQueryData(myTeamQuery(id)).catch(throwMissing)
    if (!team.links.some((link) => link.role === role)) throw notFound()
    return { team, role }
  },
  head: () => ({ meta: [{ title: 'QR code | Fieldhouse' }, { name: 'robots', content: 'noindex' }] }),
  errorComponent: PageFailed,
  component: () => <JoinSheet {...Route.useLoaderData()} siteOrigin={siteFacts().siteOrigin} />,
})
