import { createFileRoute } from '@tanstack/react-router'
import { InvoicePage, InvoicePending } from '../features/billing/account/invoice-page.tsx'
import { loadInvoice } from '../features/billing/account/payment.api.ts'
import { siteFacts } from '../lib/site-facts.ts'
import { guarded } from '../shell/guarded.ts'
import { invoicesOf } from '../shell/navigation.ts'

/** PAY-05: one sheet without the site around it, to print. */
export const Route = createFileRoute('/invoice/$id')({
  beforeLoad: guarded('check-auth'),
  loader: ({ context: { queryClient }, params: { id } }) => loadInvoice(queryClient, id),
  head: () => ({ meta: [{ title: 'Invoice | Fieldhouse' }, { name: 'robots', content: 'noindex' }] }),
  pendingComponent: InvoicePending,
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      <InvoicePage
        id={Route.useParams().id}
        back={viewer && invoicesOf(viewer)}
        siteOrigin={siteFacts().siteOrigin}
      />
    )
  },
})
