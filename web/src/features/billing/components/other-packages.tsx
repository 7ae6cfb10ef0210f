import type { Package } from '@fieldhouse/contract/billing'
import { Link } from '@tanstack/react-router'
import { type BillingPeriod, priceIn, searchOf } from '../billing-period.ts'
import { packageTheme } from '../package-theme.ts'

interface OtherPackagesProps {
  packages: readonly Package[]
  period: BillingPeriod
}

/** Links to the other packages, each in its color. */
export const OtherPackages = ({ packages, period }: OtherPackagesProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {packages.map((offer) => {
      const { aMonth, note } = priceIn(period, offer)
      return (
        <li
          key={offer.key}
          data-theme={packageTheme[offer.key]}
          className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-1 py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <span
            aria-hidden="true"
            className="row-span-2 h-full min-h-11 w-1 rounded-full bg-accent sm:row-span-1"
          />
          <div className="min-w-0">
            <h3 className="text-d3">
              <Link
                to="/packages/$package"
                params={{ package: offer.slug }}
                search={searchOf(period)}
                className="underline decoration-transparent underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
              >
                {offer.name}
              </Link>
            </h3>
            <p className="mt-1 text-ui text-muted">{offer.tagline}</p>
          </div>
          <p className="sm:text-end">
            <strong className="display block text-d3">{aMonth} a month</strong>
            <span className="text-small text-muted">{note}</span>
          </p>
        </li>
      )
    })}
  </ul>
)
