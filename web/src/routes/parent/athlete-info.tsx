import { createFileRoute } from '@tanstack/react-router'
import { AccountPending } from '../../features/accounts/info/account-frame.tsx'
import { AthleteInfoPage, chosenChild } from '../../features/accounts/info/athlete-info-page.tsx'
import { athleteInfoTitle } from '../../features/accounts/info/athlete-info-title.ts'
import { loadInfo } from '../../features/accounts/info/info.api.ts'
import { familiesQuery } from '../../features/accounts/settings/settings.api.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

const readAthlete = (search: Record<string, unknown>): { athlete?: string } =>
  typeof search.athlete === 'string' ? { athlete: search.athlete } : {}

/** PAY-06. */
export const Route = createFileRoute('/parent/athlete-info')({
  validateSearch: readAthlete,
  loaderDeps: ({ search: { athlete } }) => ({ athlete }),
  loader: async ({ context: { queryClient, viewer }, deps: { athlete } }) => {
    const child = viewer && chosenChild(viewer.athletes, athlete)
    await Promise.all([
      child && loadInfo(queryClient, child.user_id),
      queryClient.prefetchQuery(familiesQuery),
    ])
  },
  head: () => ({ meta: [{ title: `${athleteInfoTitle} | Fieldhouse` }] }),
  pendingComponent: () => <AccountPending title={athleteInfoTitle} />,
  errorComponent: PageFailed,
  component: () => {
    const { viewer } = Route.useRouteContext()
    const { athlete } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      viewer && (
        <AthleteInfoPage
          viewer={viewer}
          child={chosenChild(viewer.athletes, athlete)}
          onChoose={(next) => void navigate({ search: { athlete: next }, resetScroll: false })}
        />
      )
    )
  },
})
