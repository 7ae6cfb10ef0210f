import { createFileRoute } from '@tanstack/react-router'
import { TeamCoaches } from '../../features/admin/team-coaches/team-coaches.tsx'
import { AthletesPage, AthletesPending } from '../../features/roster/pages/athletes-page.tsx'
import { rosterAthletesQuery } from '../../features/roster/roster.api.ts'
import { type ListSearch, readListSearch } from '../../lib/list-search.ts'
import { readByPage, stringifySearch } from '../../lib/search-params.ts'
import { guarded } from '../../shell/guarded.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/coach/roster')({
  validateSearch: readByPage<ListSearch>,
  beforeLoad: guarded('success-coach'),
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(rosterAthletesQuery('success-coach', readListSearch(location.search)))
  },
  head: () => ({ meta: [{ title: 'My Roster | Fieldhouse' }] }),
  pendingComponent: () => <AthletesPending of="success-coach" />,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <>
        <AthletesPage
          of="success-coach"
          search={readListSearch(Route.useSearch())}
          onSearchChange={(search, isTyping = false) =>
            void navigate({ search, replace: isTyping, resetScroll: !isTyping })
          }
          hrefOf={(search) => `/coach/roster${stringifySearch({ ...search })}`}
        />
        <TeamCoaches />
      </>
    )
  },
})
