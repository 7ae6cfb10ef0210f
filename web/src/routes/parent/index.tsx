import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01. */
export const Route = createFileRoute('/parent/')({
  beforeLoad: () => {
    throw redirect({ to: '/parent/athlete-info', statusCode: 302 })
  },
})
