import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01: the specification leads to athlete-info; until that page is there, to the own account. */
export const Route = createFileRoute('/parent/')({
  beforeLoad: () => {
    throw redirect({ to: '/parent/account-info', statusCode: 302 })
  },
})
