import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadAthletePage } from '../features/profiles/load-athlete-page.ts'
import { QrPage } from '../features/profiles/pages/qr-page.tsx'
import { siteFacts } from '../lib/site-facts.ts'

/** PRO-10: a printable QR code of an athlete's page. A hidden page has none for strangers. */
export const Route = createFileRoute('/$athleteId_/qr')({
  loader: async ({ context: { queryClient }, params: { athleteId } }) => {
    const { athlete, sport } = await loadAthletePage(queryClient, athleteId)
    if (athlete.slug !== athleteId)
      throw redirect({ to: '/$athleteId/qr', params: { athleteId: athlete.slug }, statusCode: 301 })
    return { athlete, sport }
  },
  head: () => ({ meta: [{ title: 'QR code | Fieldhouse' }, { name: 'robots', content: 'noindex' }] }),
  component: () => <QrPage {...Route.useLoaderData()} siteOrigin={siteFacts().siteOrigin} />,
})
