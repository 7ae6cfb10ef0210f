import { createFileRoute } from '@tanstack/react-router'
import { TeaserCollegePage } from '../features/matching/teaser/teaser-pages.tsx'
import { TeaserScreen } from './-teaser-screen.tsx'

export const Route = createFileRoute('/bcm_/teaser/college')({
  component: () => <TeaserScreen viewer={Route.useRouteContext().viewer} page={TeaserCollegePage} />,
})
