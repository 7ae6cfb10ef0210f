import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadWork } from '../../features/tasks/work/work.api.ts'
import { WorkPage, WorkPending } from '../../features/tasks/work/work-page.tsx'
import { fullName } from '../../lib/person-name.ts'
import { throwMissing } from '../../lib/throw-missing.ts'
import { isUuid } from '../../lib/uuid.ts'
import { guarded } from '../../shell/guarded.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** COA-03: a success coach's work for one athlete. */
export const Route = createFileRoute('/coach/roster_/$user_id')({
  beforeLoad: guarded('success-coach'),
  loader: async ({ context: { queryClient }, params: { user_id } }) => {
    if (!isUuid(user_id)) throw notFound()
    const athlete = await loadWork(queryClient, user_id).catch(throwMissing)
    return { meta: [{ title: `${fullName(athlete)}, work | Fieldhouse` }] }
  },
  // Kept out of the route map that every visitor loads.
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: WorkPending,
  errorComponent: PageFailed,
  component: () => <WorkPage userId={Route.useParams().user_id} />,
})
