import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../features/site/pages/home-page.tsx'
import { PopupPage } from '../../shell/popups/popup-page.tsx'

/** ACC-09. */
export const Route = createFileRoute('/_main/password/reset/$token')({
  validateSearch: ({ email }: Record<string, unknown>) => (typeof email === 'string' ? { email } : {}),
  head: () => ({
    meta: [
      { title: 'Choose a new password | Fieldhouse' },
      { name: 'robots', content: 'noindex' },
      // The token stands in the address: no link may carry it away.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: () => {
    const { token } = Route.useParams()
    const { email = '' } = Route.useSearch()
    return (
      <PopupPage key={token} popup={{ name: 'reset-password', token, email }}>
        <HomePage />
      </PopupPage>
    )
  },
})
