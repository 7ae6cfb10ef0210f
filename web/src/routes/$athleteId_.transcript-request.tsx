import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { verificationQuery } from '../features/accounts/coach/coach.api.ts'
import { loadAthlete } from '../features/profiles/load-athlete-page.ts'
import { TranscriptRequestPage } from '../features/profiles/pages/transcript-request-page.tsx'
import { MainLayout } from '../shell/layouts/main-layout.tsx'

/** PRO-10. It brings the layout itself, like the page it belongs to. */
export const Route = createFileRoute('/$athleteId_/transcript-request')({
  loader: async ({ context: { queryClient, viewer }, params: { athleteId } }) => {
    const [{ slug }] = await Promise.all([
      loadAthlete(queryClient, athleteId),
      viewer?.is_verified_coach && queryClient.prefetchQuery(verificationQuery),
    ])
    if (slug !== athleteId)
      throw redirect({
        to: '/$athleteId/transcript-request',
        params: { athleteId: slug },
        statusCode: 301,
      })
  },
  head: () => ({
    meta: [{ title: 'Request a transcript | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => {
    const { viewer } = Route.useRouteContext()
    const { data } = useQuery({ ...verificationQuery, enabled: viewer?.is_verified_coach === true })
    const coach = data && { college: data.data.college?.name ?? null, email: data.data.proven_email }
    return (
      <MainLayout viewer={viewer}>
        <TranscriptRequestPage id={Route.useParams().athleteId} viewer={viewer} coach={coach ?? null} />
      </MainLayout>
    )
  },
})
