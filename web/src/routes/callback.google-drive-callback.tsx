import { createFileRoute } from '@tanstack/react-router'
import { DriveCallbackPage } from '../features/profiles/drive/drive-callback-page.tsx'

/** SHL-01. */
export const Route = createFileRoute('/callback/google-drive-callback')({
  head: () => ({
    meta: [{ title: 'Google Drive | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  component: DriveCallbackPage,
})
