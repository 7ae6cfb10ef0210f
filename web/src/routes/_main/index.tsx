import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../../features/site/pages/home-page.tsx'
import { startOf } from '../../shell/navigation.ts'

export const Route = createFileRoute('/_main/')({
  head: () => ({
    meta: [
      { title: 'Fieldhouse: Your Profile Page Gets You In The Game' },
      {
        name: 'description',
        content: 'Recruiting for high-school athletes, their families and college coaches.',
      },
    ],
  }),
  component: () => <HomePage start={startOf(Route.useRouteContext().viewer)} />,
})
