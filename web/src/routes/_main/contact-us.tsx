import { createFileRoute } from '@tanstack/react-router'
import { type ContactSearch, messageFor, readContactSearch } from '../../features/site/contact-search.ts'
import { ContactPage } from '../../features/site/pages/contact-page.tsx'
import { senderPhoneQuery } from '../../features/site/site.api.ts'
import { packagesQuery } from '../../lib/packages.ts'
import { describedPage } from '../../lib/page-head.ts'
import { readByPage } from '../../lib/search-params.ts'

export const Route = createFileRoute('/_main/contact-us')({
  validateSearch: readByPage<ContactSearch>,
  loader: async ({ context: { queryClient, viewer }, location }) => {
    const asked = readContactSearch(location.search)
    const [packages, phone] = await Promise.all([
      asked.package ? queryClient.ensureQueryData(packagesQuery) : null,
      viewer ? queryClient.ensureQueryData(senderPhoneQuery(viewer.id)) : null,
    ])
    return {
      path: '/contact-us',
      title: 'Contact us',
      description: 'Write to the Fieldhouse team. Questions from athletes, parents, and coaches are welcome.',
      message: messageFor(asked, packages?.data ?? []),
      phone,
    }
  },
  head: describedPage,
  component: () => {
    const { message, phone } = Route.useLoaderData()
    return <ContactPage viewer={Route.useRouteContext().viewer} message={message} phone={phone} />
  },
})
