import { createFileRoute } from '@tanstack/react-router'
import { describedPage } from '../../lib/page-head.ts'
import { HomeScreen, loadHomeScreen } from './-home-screen.tsx'

export const Route = createFileRoute('/_main/')({
  loader: async ({ context }) => ({
    ...(await loadHomeScreen({ context })),
    path: '/',
    title: 'Your Profile Page Gets You In The Game',
    wholeTitle: 'Fieldhouse: Your Profile Page Gets You In The Game',
    description:
      'One link with a high-school athlete’s numbers, film and grades. College coaches read it in ten seconds; parents stay beside it. A basic page is free.',
  }),
  head: describedPage,
  component: () => <HomeScreen {...Route.useLoaderData()} />,
})
