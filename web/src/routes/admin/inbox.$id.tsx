import { createFileRoute, notFound } from '@tanstack/react-router'
import { inboxItemQuery } from '../../features/inbox/inbox.api.ts'
import { ItemPage, ItemPending } from '../../features/inbox/item-page.tsx'
import { ReportedMessages } from '../../features/messaging/components/reported-messages.tsx'
import { reportQuery } from '../../features/messaging/messaging.api.ts'
import { throwMissing } from '../../lib/throw-missing.ts'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/inbox/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isUuid(id)) throw notFound()
    const { data: item } = await queryClient.ensureQueryData(inboxItemQuery(id)).catch(throwMissing)
    if (item.kind === 'report') await queryClient.prefetchQuery(reportQuery(id))
    return { meta: [{ title: `${item.from} | Inbox | Fieldhouse` }] }
  },
  // Kept out of the route map that every visitor loads.
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ItemPending,
  errorComponent: PageFailed,
  component: () => (
    <ItemPage
      id={Route.useParams().id}
      viewerId={Route.useRouteContext().viewer?.id ?? ''}
      reported={(id) => <ReportedMessages id={id} />}
    />
  ),
})
