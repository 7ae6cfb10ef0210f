import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01: the specification redirects to payment. Until that page exists, this goes to the settings. */
export const Route = createFileRoute('/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/setting', statusCode: 302 })
  },
})
