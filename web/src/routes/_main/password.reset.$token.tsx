import { createFileRoute } from '@tanstack/react-router'
import { PopupPage } from '../../shell/popups/popup-page.tsx'
import { HomeScreen, loadHomeScreen } from './-home-screen.tsx'

/** ACC-09. */
export const Route = createFileRoute('/_main/password/reset/$token')({
  validateSearch: ({ email }: Record<string, unknown>) => (typeof email === 'string' ? { email } : {}),
  loader: loadHomeScreen,
  head: () => ({
    meta: [
      { title: 'Choose a new password | Fieldhouse' },
      { name: 'robots', content: 'noindex' },
      // The token is in the address, so no link may send it as a referrer.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: () => {
    const { token } = Route.useParams()
    const { email = '' } = Route.useSearch()
    return (
      <PopupPage key={token} popup={{ name: 'reset-password', token, email }}>
        <HomeScreen {...Route.useLoaderData()} />
      </PopupPage>
    )
  },
})
