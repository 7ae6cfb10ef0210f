import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadAthletePage } from '../../features/profiles/load-athlete-page.ts'
import { AthletePending } from '../../features/profiles/pages/athlete-page.tsx'
import { AthleteScreen } from '../../features/profiles/pages/athlete-screen.tsx'
import { AthleteEditPage } from '../../features/profiles/pages/lazy-edit-page.ts'
import { useMetricSetting } from '../../features/site/use-metric-setting.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { openCollege } from '../../shell/popups.ts'

/** PRO-11: an admin edits a premium page here. Other pages are edited in place. */
export const Route = createFileRoute('/admin/seros-edit/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const { athlete } = await loadAthletePage(queryClient, slug)
    if (!athlete.is_seros)
      throw redirect({ to: '/$athleteId', params: { athleteId: athlete.slug }, search: { mode: 'edit' } })
    if (athlete.slug !== slug)
      throw redirect({ to: '/admin/seros-edit/$slug', params: { slug: athlete.slug }, statusCode: 301 })
    await AthleteEditPage.preload?.()
    return { name: `${athlete.first_name} ${athlete.last_name}` }
  },
  head: ({ loaderData }) => ({
    meta: [{ title: `Edit ${loaderData?.name ?? 'a premium page'} | Fieldhouse` }],
  }),
  pendingComponent: AthletePending,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    const metricSetting = useMetricSetting()
    const { slug } = Route.useParams()
    return (
      <AthleteScreen
        id={slug}
        viewer={Route.useRouteContext().viewer}
        metricSetting={metricSetting}
        isEditing
        onCollege={openCollege}
        onEditingChange={() => void navigate({ to: '/seros/$slug', params: { slug } })}
      />
    )
  },
})
