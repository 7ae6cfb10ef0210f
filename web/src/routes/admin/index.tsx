import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01. */
export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/users', statusCode: 302 })
  },
})
