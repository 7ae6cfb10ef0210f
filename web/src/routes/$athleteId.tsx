import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { headOf, isAthleteId } from '../features/profiles/athlete-words.ts'
import { AthletePage, AthletePending } from '../features/profiles/pages/athlete-page.tsx'
import { athleteQuery } from '../features/profiles/profiles.api.ts'
import { ApiError } from '../lib/api-error.ts'
import { MainLayout } from '../shell/layouts/main-layout.tsx'

/** Nobody's page is a page that is not there, like any other. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/**
 * An athlete's page. It brings the layout of the site itself: an athlete who is not there, or hidden, is answered by
 * the error page alone. A former slug leads to the present one.
 */
export const Route = createFileRoute('/$athleteId')({
  loader: async ({ context: { queryClient }, params: { athleteId } }) => {
    if (!isAthleteId(athleteId)) throw notFound()
    const { data } = await queryClient.ensureQueryData(athleteQuery(athleteId)).catch((error: unknown) => {
      throw isMissing(error) ? notFound() : error
    })
    if (data.slug !== athleteId)
      throw redirect({ to: '/$athleteId', params: { athleteId: data.slug }, search: true, statusCode: 301 })
    return { ...headOf(data), isVisible: data.settings.is_visible }
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [
          { title: loaderData.title },
          { name: 'description', content: loaderData.description },
          ...(loaderData.isVisible ? [] : [{ name: 'robots', content: 'noindex' }]),
        ]
      : [],
  }),
  pendingComponent: () => (
    <MainLayout viewer={Route.useRouteContext().viewer}>
      <AthletePending />
    </MainLayout>
  ),
  component: () => (
    <MainLayout viewer={Route.useRouteContext().viewer}>
      <AthletePage id={Route.useParams().athleteId} />
    </MainLayout>
  ),
})
