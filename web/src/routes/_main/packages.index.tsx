import { createFileRoute } from '@tanstack/react-router'
import { packagesQuery } from '../../features/billing/billing.api.ts'
import { periodOf, readBillingSearch, searchOf } from '../../features/billing/billing-period.ts'
import {
  PackagesPage,
  PackagesPending,
  PackagesUnavailable,
} from '../../features/billing/pages/packages-page.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_main/packages/')({
  validateSearch: readBillingSearch,
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(packagesQuery)
  },
  head: () =>
    pageHead({
      path: '/packages',
      title: 'Packages',
      description:
        'Four packages for high-school athletes: what each one holds, what it costs by the month or the year, when you are charged and how to stop.',
    }),
  pendingComponent: PackagesPending,
  errorComponent: PackagesUnavailable,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <PackagesPage
        period={periodOf(Route.useSearch())}
        onPeriodChange={(period) =>
          void navigate({ search: searchOf(period), replace: true, resetScroll: false })
        }
      />
    )
  },
})
