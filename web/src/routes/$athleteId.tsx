import type { User } from '@fieldhouse/contract/accounts'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { readAthleteSearch } from '../features/profiles/athlete-search.ts'
import { loadAthletePage } from '../features/profiles/load-athlete-page.ts'
import { lookFacts } from '../features/profiles/page-look.ts'
import { AthletePending } from '../features/profiles/pages/athlete-page.tsx'
import { AthleteScreen } from '../features/profiles/pages/athlete-screen.tsx'
import { AthleteEditPage } from '../features/profiles/pages/lazy-edit-page.ts'
import { athleteQuery } from '../features/profiles/profiles.api.ts'
import { useModeScroll } from '../features/profiles/use-mode-scroll.ts'
import { LazyRosterBar } from '../features/roster/lazy-roster-bar.ts'
import { useMetricSetting } from '../features/site/use-metric-setting.ts'
import { siteFacts } from '../lib/site-facts.ts'
import { useChosenMode } from '../shell/appearance.ts'
import { MainLayout } from '../shell/layouts/main-layout.tsx'
import { paymentOf } from '../shell/navigation.ts'
import { openCollege, openPayment } from '../shell/popups.ts'
import { resolveTheme } from '../shell/resolve-theme.ts'

/** COA-02: only the athlete's own success coach may confirm figures, so this is one of the roster. */
const hasRosterBar = (viewer: User | null, { can }: Pick<Athlete, 'can'>): boolean =>
  viewer?.type === 'rsc' && can.confirm

/**
 * An athlete's page. It brings its own layout: for an unknown or hidden athlete, only the error page is shown. A former
 * slug redirects to the current one.
 */
export const Route = createFileRoute('/$athleteId')({
  validateSearch: readAthleteSearch,
  loaderDeps: ({ search }) => readAthleteSearch(search),
  loader: async ({ context: { queryClient, viewer }, params: { athleteId }, deps: { mode } }) => {
    const { athlete, sport } = await loadAthletePage(queryClient, athleteId)
    if (athlete.slug !== athleteId)
      throw redirect({
        to: '/$athleteId',
        params: { athleteId: athlete.slug },
        search: true,
        statusCode: 301,
      })
    if (mode === 'edit' && athlete.can.edit) await AthleteEditPage.preload?.()
    if (hasRosterBar(viewer, athlete)) {
      const { loadRosterBar } = await import('../features/roster/load-roster-bar.ts')
      await Promise.all([LazyRosterBar.preload?.(), loadRosterBar(queryClient, viewer, athlete.user_id)])
    }
    // Kept out of the route map that every visitor loads.
    const { athleteHead } = await import('../features/profiles/athlete-head.ts')
    return athleteHead(athlete, sport, siteFacts().siteOrigin)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: () => (
    <MainLayout viewer={Route.useRouteContext().viewer}>
      <AthletePending />
    </MainLayout>
  ),
  component: () => {
    const { viewer, mode } = Route.useRouteContext()
    const { athleteId } = Route.useParams()
    const navigate = Route.useNavigate()
    const metricSetting = useMetricSetting()
    const keepPlace = useModeScroll()
    const { data: athlete } = useSuspenseQuery(athleteQuery(athleteId)).data
    const { owner, visitorMode } = lookFacts(athlete, useChosenMode(mode))
    const look = resolveTheme(owner, visitorMode)
    return (
      <div
        data-theme={look.theme}
        data-mode={look.mode ?? undefined}
        className="flex grow flex-col bg-bg text-text print:scheme-light! print:[&>footer]:hidden print:[&>header]:hidden"
      >
        <MainLayout viewer={viewer}>
          {hasRosterBar(viewer, athlete) && (
            <Suspense>
              <LazyRosterBar userId={athlete.user_id} />
            </Suspense>
          )}
          <AthleteScreen
            id={athleteId}
            viewer={viewer}
            metricSetting={metricSetting}
            onCollege={openCollege}
            onPackage={
              viewer && paymentOf(viewer)
                ? (userId) => openPayment('package-1', 'monthly', `/${athleteId}?mode=edit#gallery`, userId)
                : undefined
            }
            isEditing={readAthleteSearch(Route.useSearch()).mode === 'edit'}
            onEditingChange={(isEditing) =>
              void keepPlace(isEditing, () =>
                navigate({ search: isEditing ? { mode: 'edit' } : {}, resetScroll: false }),
              )
            }
          />
        </MainLayout>
      </div>
    )
  },
})
