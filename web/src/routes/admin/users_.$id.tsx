import { createFileRoute, notFound } from '@tanstack/react-router'
import { ordersQuery, personQuery } from '../../features/admin/admin.api.ts'
import { PersonPage, PersonPending } from '../../features/admin/person/person-page.tsx'
import { fullName } from '../../lib/person-name.ts'
import { throwMissing } from '../../lib/throw-missing.ts'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { useLoginAs } from '../../shell/session/login-as.ts'

/** ADM-01: everything about one person. */
export const Route = createFileRoute('/admin/users_/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isUuid(id)) throw notFound()
    const [{ data: person }] = await Promise.all([
      queryClient.ensureQueryData(personQuery(id)).catch(throwMissing),
      queryClient.prefetchQuery(ordersQuery(id)),
    ])
    return { meta: [{ title: `${fullName(person)} | Fieldhouse` }] }
  },
  // Kept out of the route map that every visitor loads.
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: PersonPending,
  errorComponent: PageFailed,
  component: () => <PersonPage id={Route.useParams().id} onLoginAs={useLoginAs()} />,
})
