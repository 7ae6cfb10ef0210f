import { createFileRoute } from '@tanstack/react-router'
import { TaxRatesPage, TaxRatesPending } from '../../features/billing/taxes/tax-rates-page.tsx'
import { taxRatesQuery } from '../../features/billing/taxes/taxes.api.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** ADM-05. */
export const Route = createFileRoute('/admin/tax-rates')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(taxRatesQuery)
  },
  head: () => ({ meta: [{ title: 'Tax Rates | Fieldhouse' }] }),
  pendingComponent: TaxRatesPending,
  errorComponent: PageFailed,
  component: TaxRatesPage,
})
