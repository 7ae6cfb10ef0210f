import { createFileRoute, redirect } from '@tanstack/react-router'
import type { CenterSearch } from '../../features/recruiting/center-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { CenterScreen, loadCenter } from './-center-screen.tsx'

/** The same for the athlete in the address: a success coach acts for them, and a parent of several chooses one. */
export const Route = createFileRoute('/recruiting-center/$user_id/$list')({
  validateSearch: readByPage<CenterSearch>,
  beforeLoad: ({ params: { user_id } }) => {
    if (!isUuid(user_id)) throw redirect({ to: '/', statusCode: 302 })
  },
  loader: ({ context: { queryClient, viewer }, params: { user_id, list }, location: { search } }) =>
    loadCenter({ queryClient, viewer, userId: user_id, list, search }),
  head: () => ({ meta: [{ title: 'Recruiting Center | Fieldhouse' }] }),
  errorComponent: PageFailed,
  component: () => <CenterScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})
