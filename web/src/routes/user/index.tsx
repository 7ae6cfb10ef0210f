import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01: the specification leads to payment; until that page is there, to the settings. */
export const Route = createFileRoute('/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/setting', statusCode: 302 })
  },
})
