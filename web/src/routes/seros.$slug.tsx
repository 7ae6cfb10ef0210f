import { createFileRoute, redirect } from '@tanstack/react-router'
import { readAthleteSearch } from '../features/profiles/athlete-search.ts'
import { loadAthletePage } from '../features/profiles/load-athlete-page.ts'
import { AthletePending } from '../features/profiles/pages/athlete-page.tsx'
import { AthleteScreen } from '../features/profiles/pages/athlete-screen.tsx'
import { AthleteEditPage } from '../features/profiles/pages/lazy-edit-page.ts'
import { useModeScroll } from '../features/profiles/use-mode-scroll.ts'
import { useMetricSetting } from '../features/site/use-metric-setting.ts'
import { siteFacts } from '../lib/site-facts.ts'
import { SerosLayout } from '../shell/layouts/seros-layout.tsx'
import { openCollege } from '../shell/popups.ts'

/** PRO-11: the premium page, in its dark layout. Other athletes redirect to the usual address. */
export const Route = createFileRoute('/seros/$slug')({
  validateSearch: readAthleteSearch,
  loaderDeps: ({ search }) => readAthleteSearch(search),
  loader: async ({ context: { queryClient }, params: { slug }, deps: { mode } }) => {
    const { athlete, sport } = await loadAthletePage(queryClient, slug)
    if (!athlete.is_seros)
      throw redirect({
        to: '/$athleteId',
        params: { athleteId: athlete.slug },
        search: true,
        statusCode: 302,
      })
    if (athlete.slug !== slug)
      throw redirect({ to: '/seros/$slug', params: { slug: athlete.slug }, search: true, statusCode: 301 })
    if (mode === 'edit' && athlete.can.edit) await AthleteEditPage.preload?.()
    // Kept out of the route map that every visitor loads.
    const { athleteHead } = await import('../features/profiles/athlete-head.ts')
    return athleteHead(athlete, sport, siteFacts().siteOrigin)
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: () => (
    <SerosLayout viewer={Route.useRouteContext().viewer}>
      <AthletePending />
    </SerosLayout>
  ),
  component: () => {
    const { viewer } = Route.useRouteContext()
    const navigate = Route.useNavigate()
    const metricSetting = useMetricSetting()
    const keepPlace = useModeScroll()
    return (
      <SerosLayout viewer={viewer}>
        <AthleteScreen
          id={Route.useParams().slug}
          viewer={viewer}
          metricSetting={metricSetting}
          onCollege={openCollege}
          isEditing={readAthleteSearch(Route.useSearch()).mode === 'edit'}
          onEditingChange={(isEditing) =>
            void keepPlace(isEditing, () =>
              navigate({ search: isEditing ? { mode: 'edit' } : {}, resetScroll: false }),
            )
          }
        />
      </SerosLayout>
    )
  },
})
