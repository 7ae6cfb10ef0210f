import { socialNames, socialNetworks } from '@fieldhouse/contract/accounts.social'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CallbackPage } from '../features/accounts/social/callback-page.tsx'

/** ACC-12. */
export const Route = createFileRoute('/callback/$network')({
  loader: ({ params }) => {
    const network = socialNetworks.find((known) => known === params.network)
    if (!network) throw notFound()
    return network
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: `Sign in with ${loaderData ? socialNames[loaderData] : 'a network'} | Fieldhouse` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: () => <CallbackPage network={Route.useLoaderData()} />,
})
