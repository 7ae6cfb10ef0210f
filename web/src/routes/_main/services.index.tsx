import { createFileRoute, redirect } from '@tanstack/react-router'

/** SHL-01. */
export const Route = createFileRoute('/_main/services/')({
  beforeLoad: () => {
    throw redirect({ to: '/services/for-athletes', statusCode: 302 })
  },
})
