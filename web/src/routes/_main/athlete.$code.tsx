import { createFileRoute } from '@tanstack/react-router'
import { PopupPage } from '../../shell/popups/popup-page.tsx'
import { HomeScreen, loadHomeScreen } from './-home-screen.tsx'

/** ACC-11: the link an affiliate shares. */
export const Route = createFileRoute('/_main/athlete/$code')({
  loader: loadHomeScreen,
  head: () => ({
    meta: [{ title: 'Your promo code | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => {
    const { code } = Route.useParams()
    return (
      <PopupPage key={code} popup={{ name: 'promo-code', code }}>
        <HomeScreen {...Route.useLoaderData()} />
      </PopupPage>
    )
  },
})
