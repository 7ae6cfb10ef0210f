import { createFileRoute, redirect } from '@tanstack/react-router'

/** ADM-04: the panel is called Affiliates, and its address is the specification's. */
export const Route = createFileRoute('/admin/affiliates')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/promo-codes', statusCode: 302 })
  },
})
