import { createFileRoute } from '@tanstack/react-router'
import { packagesQuery } from '../../features/billing/billing.api.ts'
import { type ContactSearch, messageFor, readContactSearch } from '../../features/site/contact-search.ts'
import { ContactPage } from '../../features/site/pages/contact-page.tsx'
import { describedPage } from '../../lib/page-head.ts'
import { readByPage } from '../../lib/search-params.ts'

export const Route = createFileRoute('/_main/contact-us')({
  validateSearch: readByPage<ContactSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    const asked = readContactSearch(location.search)
    const { data = [] } = asked.package ? await queryClient.ensureQueryData(packagesQuery) : {}
    return {
      path: '/contact-us',
      title: 'Contact us',
      description: 'Write to the Fieldhouse team. Questions from athletes, parents, and coaches are welcome.',
      message: messageFor(asked, data),
    }
  },
  head: describedPage,
  component: () => (
    <ContactPage viewer={Route.useRouteContext().viewer} message={Route.useLoaderData().message} />
  ),
})
