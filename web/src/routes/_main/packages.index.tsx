import { createFileRoute } from '@tanstack/react-router'
import { periodOf, readBillingSearch, searchOf } from '../../features/billing/billing-period.ts'
import { loadFamilyPackages, useOwnPackages } from '../../features/billing/family-packages.ts'
import {
  PackagesPage,
  PackagesPending,
  PackagesUnavailable,
} from '../../features/billing/pages/packages-page.tsx'
import { packagesQuery } from '../../lib/packages.ts'
import { pageHead } from '../../lib/page-head.ts'
import { isFullySignedIn, ownPlaceOf } from '../../shell/navigation.ts'
import { openPayment, openSignUp } from '../../shell/popups.ts'

export const Route = createFileRoute('/_main/packages/')({
  validateSearch: readBillingSearch,
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(packagesQuery),
      loadFamilyPackages(context.queryClient, context.viewer),
    ])
  },
  head: () =>
    pageHead({
      path: '/packages',
      title: 'Packages',
      description:
        'Start with a free page. Four packages for high-school athletes: what each one includes, what it costs by the month or the year, when you are charged, and how to cancel.',
    }),
  pendingComponent: PackagesPending,
  errorComponent: PackagesUnavailable,
  component: () => {
    const navigate = Route.useNavigate()
    const { viewer } = Route.useRouteContext()
    const search = Route.useSearch()
    const period = periodOf(search)
    return (
      <PackagesPage
        own={useOwnPackages(viewer, search.athlete)}
        free={{
          onSignUp: () => openSignUp(viewer),
          ownPlace: viewer && isFullySignedIn(viewer) ? ownPlaceOf(viewer) : null,
        }}
        onChoose={({ key }) => openPayment(key, period, search.return_to, search.athlete)}
        period={period}
        onPeriodChange={(chosen) =>
          void navigate({
            search: searchOf(chosen, search.return_to, search.athlete),
            replace: true,
            resetScroll: false,
          })
        }
      />
    )
  },
})
