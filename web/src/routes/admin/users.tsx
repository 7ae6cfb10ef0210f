import { createFileRoute } from '@tanstack/react-router'
import { userFiltersQuery, usersQuery } from '../../features/admin/admin.api.ts'
import { UsersPage, UsersPending } from '../../features/admin/pages/users-page.tsx'
import { readUsersSearch, type UsersSearch } from '../../features/admin/users-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { useLoginAs } from '../../shell/session/login-as.ts'

export const Route = createFileRoute('/admin/users')({
  validateSearch: readByPage<UsersSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    await Promise.all([
      queryClient.ensureQueryData(usersQuery(readUsersSearch(location.search))),
      queryClient.ensureQueryData(userFiltersQuery),
    ])
  },
  head: () => ({ meta: [{ title: 'Users | Fieldhouse' }] }),
  pendingComponent: UsersPending,
  errorComponent: PageFailed,
  component: () => {
    return <UsersPage {...useListAddress(readUsersSearch)} onLoginAs={useLoginAs()} />
  },
})
