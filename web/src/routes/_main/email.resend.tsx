import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../features/site/pages/home-page.tsx'
import { PopupPage } from '../../shell/popups/popup-page.tsx'

/** ACC-10. */
export const Route = createFileRoute('/_main/email/resend')({
  head: () => ({
    meta: [{ title: 'Resend the code | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  component: () => (
    <PopupPage popup={{ name: 'resend-code' }}>
      <HomePage />
    </PopupPage>
  ),
})
