import { allows } from '@fieldhouse/contract/guards'
import { createFileRoute } from '@tanstack/react-router'
import { verificationQuery } from '../../features/accounts/coach/coach.api.ts'
import { CoachStatusPage, CoachStatusPending } from '../../features/accounts/coach/coach-status-page.tsx'
import { VerifiedLine } from '../../features/accounts/coach/verified-line.tsx'
import { TeamCoaches } from '../../features/admin/team-coaches/team-coaches.tsx'
import { AthletesPage, AthletesPending } from '../../features/roster/pages/athletes-page.tsx'
import { coachAthletesQuery } from '../../features/roster/roster.api.ts'
import { type ListSearch, readListSearch } from '../../lib/list-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** A coach's athletes. An unverified coach finds the status here instead. */
export const Route = createFileRoute('/coach/users')({
  validateSearch: readByPage<ListSearch>,
  loader: async ({ context: { queryClient, viewer }, location }) => {
    const isVerified = allows('verified-coach', viewer)
    await Promise.all([
      // The page shows when the status did not load.
      viewer?.type === 'coach' && queryClient.prefetchQuery(verificationQuery),
      isVerified && queryClient.ensureQueryData(coachAthletesQuery(readListSearch(location.search))),
    ])
    return { meta: [{ title: `${isVerified ? 'Athletes' : 'Get verified'} | Fieldhouse` }] }
  },
  // Kept out of the route map that every visitor loads.
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: () => {
    const { viewer } = Route.useRouteContext()
    return allows('verified-coach', viewer) ? <AthletesPending /> : <CoachStatusPending />
  },
  errorComponent: PageFailed,
  component: () => {
    const { viewer } = Route.useRouteContext()
    const address = useListAddress(readListSearch)
    if (viewer && !allows('verified-coach', viewer))
      return (
        <>
          <CoachStatusPage viewer={viewer} />
          <TeamCoaches />
        </>
      )
    return (
      <>
        <AthletesPage
          canRemove={viewer?.type === 'coach'}
          about={viewer?.type === 'coach' && <VerifiedLine viewer={viewer} />}
          {...address}
        />
        <TeamCoaches />
      </>
    )
  },
})
