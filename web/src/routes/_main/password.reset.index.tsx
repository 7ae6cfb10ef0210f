import { createFileRoute } from '@tanstack/react-router'
import { PopupPage } from '../../shell/popups/popup-page.tsx'
import { HomeScreen, loadHomeScreen } from './-home-screen.tsx'

/** ACC-09: a link that lost its token. The person can ask for a new one. */
export const Route = createFileRoute('/_main/password/reset/')({
  loader: loadHomeScreen,
  head: () => ({
    meta: [{ title: 'Forgot your password? | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => (
    <PopupPage popup={{ name: 'login', view: 'forgotPassword' }}>
      <HomeScreen {...Route.useLoaderData()} />
    </PopupPage>
  ),
})
