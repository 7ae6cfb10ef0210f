import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadAthlete } from '../features/profiles/load-athlete-page.ts'
import { TranscriptRequestPage } from '../features/profiles/pages/transcript-request-page.tsx'
import { MainLayout } from '../shell/layouts/main-layout.tsx'

/** PRO-10. It brings the layout itself, like the page it belongs to. */
export const Route = createFileRoute('/$athleteId_/transcript-request')({
  loader: async ({ context: { queryClient }, params: { athleteId } }) => {
    const { slug } = await loadAthlete(queryClient, athleteId)
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
    return (
      <MainLayout viewer={viewer}>
        <TranscriptRequestPage id={Route.useParams().athleteId} viewer={viewer} />
      </MainLayout>
    )
  },
})
