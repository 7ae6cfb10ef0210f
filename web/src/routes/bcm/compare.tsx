import { createFileRoute } from '@tanstack/react-router'
import { PageFailed } from '../../shell/page-failed.tsx'
import { CompareScreen, loadCompare } from './-compare-screen.tsx'

/** BCM-02: up to four matches side by side. */
export const Route = createFileRoute('/bcm/compare')({
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, viewer }, deps }) =>
    loadCompare({ queryClient, viewer, userId: null, search: deps }),
  head: () => ({ meta: [{ title: 'Compare Colleges | Fieldhouse' }] }),
  errorComponent: PageFailed,
  component: () => <CompareScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})
