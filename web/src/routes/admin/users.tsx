import { createFileRoute } from '@tanstack/react-router'
import { userFiltersQuery, usersQuery } from '../../features/admin/admin.api.ts'
import { UsersPage, UsersPending } from '../../features/admin/pages/users-page.tsx'
import { readUsersSearch, type UsersSearch } from '../../features/admin/users-search.ts'
import { readByPage, stringifySearch } from '../../lib/search-params.ts'
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
    const navigate = Route.useNavigate()
    return (
      <UsersPage
        search={readUsersSearch(Route.useSearch())}
        onSearchChange={(search, isTyping = false) =>
          void navigate({ search, replace: isTyping, resetScroll: !isTyping })
        }
        hrefOf={(search) => `/admin/users${stringifySearch({ ...search })}`}
        onLoginAs={useLoginAs()}
      />
    )
  },
})
