import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../features/site/pages/about-page.tsx'
import { packagesQuery } from '../../lib/packages.ts'
import { describedPage } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_main/about-us')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(packagesQuery)
    return {
      path: '/about-us',
      title: 'About us',
      description:
        'Who Fieldhouse is for, what we believe about numbers, ranks and parents, and how we make money.',
    }
  },
  head: describedPage,
  component: () => <AboutPage />,
})
