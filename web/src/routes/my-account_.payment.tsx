import { createFileRoute, redirect } from '@tanstack/react-router'
import { guarded } from '../shell/guarded.ts'
import { paymentOf } from '../shell/navigation.ts'

/** The address in our emails. It does not depend on the role, and survives signing in, unlike `/my-account#payment`. */
export const Route = createFileRoute('/my-account_/payment')({
  beforeLoad: ({ context, location }) => {
    guarded('check-auth')({ context, location })
    throw redirect({ to: (context.viewer && paymentOf(context.viewer)) ?? '/my-account', statusCode: 302 })
  },
})
