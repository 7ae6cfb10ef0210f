import { createFileRoute, redirect } from '@tanstack/react-router'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { CompareScreen, loadCompare } from './-compare-screen.tsx'

/** The same for the athlete in the address. */
export const Route = createFileRoute('/bcm/$user_id/compare')({
  beforeLoad: ({ params: { user_id } }) => {
    if (!isUuid(user_id)) throw redirect({ to: '/', statusCode: 302 })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, viewer }, params: { user_id }, deps }) =>
    loadCompare({ queryClient, viewer, userId: user_id, search: deps }),
  head: () => ({ meta: [{ title: 'Compare Colleges | Fieldhouse' }] }),
  errorComponent: PageFailed,
  component: () => <CompareScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})
