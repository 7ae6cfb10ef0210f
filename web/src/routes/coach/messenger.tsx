import { createFileRoute } from '@tanstack/react-router'
import { type MessengerSearch, readMessengerSearch } from '../../features/messaging/messenger-search.ts'
import { MessengerPage, MessengerPending } from '../../features/messaging/pages/messenger-page.tsx'
import { readByPage } from '../../lib/search-params.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/coach/messenger')({
  validateSearch: readByPage<MessengerSearch>,
  head: () => ({ meta: [{ title: 'Messages | Fieldhouse' }] }),
  pendingComponent: MessengerPending,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    const { viewer } = Route.useRouteContext()
    const { user_id } = readMessengerSearch(Route.useSearch())
    if (!viewer) return null
    return (
      <MessengerPage
        viewer={viewer}
        selected={user_id ?? null}
        onSelect={(selected) =>
          void navigate({ search: selected ? { user_id: selected } : {}, resetScroll: false })
        }
      />
    )
  },
})
