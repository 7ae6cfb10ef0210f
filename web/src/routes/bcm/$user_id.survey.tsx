import { createFileRoute, redirect } from '@tanstack/react-router'
import { readByPage } from '../../lib/search-params.ts'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { loadSurvey, SurveyScreen } from './-survey-screen.tsx'

/** The same for the athlete in the address: a success coach acts for them, and a parent of several chooses one. */
export const Route = createFileRoute('/bcm/$user_id/survey')({
  validateSearch: readByPage<{ step?: number }>,
  beforeLoad: ({ params: { user_id } }) => {
    if (!isUuid(user_id)) throw redirect({ to: '/', statusCode: 302 })
  },
  loader: ({ context: { queryClient, viewer }, params: { user_id } }) =>
    loadSurvey({ queryClient, viewer, userId: user_id }),
  head: () => ({ meta: [{ title: 'Best College Match Survey | Fieldhouse' }] }),
  errorComponent: PageFailed,
  component: () => <SurveyScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})
