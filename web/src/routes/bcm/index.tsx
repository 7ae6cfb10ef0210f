import { createFileRoute, redirect } from '@tanstack/react-router'

/** The matches decide: a survey to finish, the teaser, the roster, or home. */
export const Route = createFileRoute('/bcm/')({
  beforeLoad: () => {
    throw redirect({ href: '/bcm/matches', statusCode: 302 })
  },
})
