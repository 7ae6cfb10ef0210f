import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01. */
export const Route = createFileRoute('/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/payment', statusCode: 302 })
  },
})
