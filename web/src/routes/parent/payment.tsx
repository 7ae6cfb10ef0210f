import { createFileRoute } from '@tanstack/react-router'
import { loadPayment } from '../../features/billing/account/payment.api.ts'
import { PaymentPage, PaymentPending } from '../../features/billing/account/payment-page.tsx'
import { PageFailed } from '../../shell/page-failed.tsx'

/** PAY-06. */
export const Route = createFileRoute('/parent/payment')({
  loader: ({ context: { queryClient } }) => loadPayment(queryClient),
  head: () => ({ meta: [{ title: 'Payment | Fieldhouse' }] }),
  pendingComponent: PaymentPending,
  errorComponent: PageFailed,
  component: () => {
    const { viewer } = Route.useRouteContext()
    return viewer && <PaymentPage viewer={viewer} />
  },
})
