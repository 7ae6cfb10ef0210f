import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01: the specification redirects to athlete-info. Until that page exists, this goes to the account page. */
export const Route = createFileRoute('/parent/')({
  beforeLoad: () => {
    throw redirect({ to: '/parent/account-info', statusCode: 302 })
  },
})
