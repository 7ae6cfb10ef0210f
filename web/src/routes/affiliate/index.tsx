import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01. */
export const Route = createFileRoute('/affiliate/')({
  beforeLoad: () => {
    throw redirect({ to: '/affiliate/my-sales', statusCode: 302 })
  },
})
