import { createFileRoute } from '@tanstack/react-router'
import { readByPage } from '../../lib/search-params.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { loadSurvey, SurveyScreen } from './-survey-screen.tsx'

/** `/bcm/survey`, for the athlete, or a parent. */
export const Route = createFileRoute('/bcm/survey')({
  validateSearch: readByPage<{ step?: number }>,
  loader: ({ context: { queryClient, viewer } }) => loadSurvey({ queryClient, viewer, userId: null }),
  head: () => ({ meta: [{ title: 'Best College Match Survey | Fieldhouse' }] }),
  errorComponent: PageFailed,
  component: () => <SurveyScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})
