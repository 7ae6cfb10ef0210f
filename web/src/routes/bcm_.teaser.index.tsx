import { createFileRoute } from '@tanstack/react-router'
import { TeaserPage } from '../features/matching/teaser/teaser-pages.tsx'
import { TeaserScreen } from './-teaser-screen.tsx'

export const Route = createFileRoute('/bcm_/teaser/')({
  component: () => <TeaserScreen viewer={Route.useRouteContext().viewer} page={TeaserPage} />,
})
