import { createFileRoute, redirect } from '@tanstack/react-router'
import type { CenterSearch } from '../../features/recruiting/center-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { CenterScreen, loadCenter } from './-center-screen.tsx'

/** `/recruiting-center/results` and its three neighbors, for the signed-in person. */
export const Route = createFileRoute('/recruiting-center/$list')({
  validateSearch: readByPage<CenterSearch>,
  beforeLoad: ({ params: { list } }) => {
    if (isUuid(list))
      throw redirect({
        to: '/recruiting-center/$user_id/$list',
        params: { user_id: list, list: 'results' },
        search: true,
        statusCode: 302,
      })
  },
  loader: ({ context: { queryClient, viewer }, params: { list }, location: { search } }) =>
    loadCenter({ queryClient, viewer, userId: null, list, search }),
  head: () => ({ meta: [{ title: 'Recruiting Center | Fieldhouse' }] }),
  errorComponent: PageFailed,
  component: () => <CenterScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})
