import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { HomePage } from '../../features/site/pages/home-page.tsx'
import { isUuid } from '../../lib/uuid.ts'
import { PopupPage } from '../../shell/popups/popup-page.tsx'

/** ACC-10. */
export const Route = createFileRoute('/_main/email/verify/$user_id')({
  loader: ({ params }) => {
    if (!isUuid(params.user_id)) throw notFound({ routeId: rootRouteId })
  },
  head: () => ({
    meta: [{ title: 'Confirm your email | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => {
    const userId = Route.useParams().user_id
    return (
      <PopupPage key={userId} popup={{ name: 'verify-email', userId }}>
        <HomePage />
      </PopupPage>
    )
  },
})
