import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { isUuid } from '../../lib/uuid.ts'
import { PopupPage } from '../../shell/popups/popup-page.tsx'
import { HomeScreen, loadHomeScreen } from './-home-screen.tsx'

/** ACC-10. */
export const Route = createFileRoute('/_main/email/verify/$user_id')({
  loader: ({ params, context }) => {
    if (!isUuid(params.user_id)) throw notFound({ routeId: rootRouteId })
    return loadHomeScreen({ context })
  },
  head: () => ({
    meta: [{ title: 'Confirm your email | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => {
    const userId = Route.useParams().user_id
    return (
      <PopupPage key={userId} popup={{ name: 'verify-email', userId }}>
        <HomeScreen {...Route.useLoaderData()} />
      </PopupPage>
    )
  },
})
