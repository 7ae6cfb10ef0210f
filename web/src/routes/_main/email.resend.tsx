import { createFileRoute } from '@tanstack/react-router'
import { PopupPage } from '../../shell/popups/popup-page.tsx'
import { HomeScreen, loadHomeScreen } from './-home-screen.tsx'

/** ACC-10. */
export const Route = createFileRoute('/_main/email/resend')({
  loader: loadHomeScreen,
  head: () => ({
    meta: [{ title: 'Resend the code | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => (
    <PopupPage popup={{ name: 'resend-code' }}>
      <HomeScreen {...Route.useLoaderData()} />
    </PopupPage>
  ),
})
