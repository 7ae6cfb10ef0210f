import { createFileRoute } from '@tanstack/react-router'
import { TeaserSurveyPage } from '../features/matching/teaser/teaser-pages.tsx'
import { TeaserScreen } from './-teaser-screen.tsx'

export const Route = createFileRoute('/bcm_/teaser/survey')({
  component: () => <TeaserScreen viewer={Route.useRouteContext().viewer} page={TeaserSurveyPage} />,
})
