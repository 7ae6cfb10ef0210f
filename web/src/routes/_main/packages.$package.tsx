import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import { periodOf, readBillingSearch, searchOf } from '../../features/billing/billing-period.ts'
import { loadFamilyPackages, useOwnPackages } from '../../features/billing/family-packages.ts'
import { PackagePage, PackagePending } from '../../features/billing/pages/package-page.tsx'
import { PackagesUnavailable } from '../../features/billing/pages/packages-page.tsx'
import { packagesQuery } from '../../lib/packages.ts'
import { pageHead } from '../../lib/page-head.ts'
import { openPayment } from '../../shell/popups.ts'

export const Route = createFileRoute('/_main/packages/$package')({
  validateSearch: readBillingSearch,
  loader: async ({ context, params }) => {
    const [{ data }] = await Promise.all([
      context.queryClient.ensureQueryData(packagesQuery),
      loadFamilyPackages(context.queryClient, context.viewer),
    ])
    const offer = data.find(({ slug }) => slug === params.package)
    // Replaces the whole page: the 404 page brings its own layout.
    if (!offer) throw notFound({ routeId: rootRouteId })
    const { month_price, year_price } = offer.formatted_price
    return {
      path: `/packages/${offer.slug}`,
      title: offer.name,
      description: `${offer.tagline} ${month_price} a month or ${year_price} a year: what ${offer.name} holds, when you are charged and how to stop.`,
    }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  pendingComponent: PackagePending,
  errorComponent: PackagesUnavailable,
  component: () => {
    const navigate = Route.useNavigate()
    const search = Route.useSearch()
    const period = periodOf(search)
    return (
      <PackagePage
        slug={Route.useParams().package}
        own={useOwnPackages(Route.useRouteContext().viewer, search.athlete)}
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
