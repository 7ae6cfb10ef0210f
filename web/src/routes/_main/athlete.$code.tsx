import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../features/site/pages/home-page.tsx'
import { PopupPage } from '../../shell/popups/popup-page.tsx'

/** ACC-11: the link an affiliate shares. */
export const Route = createFileRoute('/_main/athlete/$code')({
  head: () => ({
    meta: [{ title: 'Your promo code | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => {
    const { code } = Route.useParams()
    return (
      <PopupPage key={code} popup={{ name: 'promo-code', code }}>
        <HomePage />
      </PopupPage>
    )
  },
})
