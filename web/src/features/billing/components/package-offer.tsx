import type { User } from '@fieldhouse/contract/accounts'
import type { Package } from '@fieldhouse/contract/billing'
import type { Entitlement } from '@fieldhouse/contract/guards'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { packagesQuery } from '../../../lib/packages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { priceIn, searchOf } from '../billing-period.ts'
import { startTexts } from '../billing-promises.ts'
import { packageChoice, standingFor, useOwnPackages } from '../family-packages.ts'
import { packageTheme } from '../package-theme.ts'
import { MonthPrice } from './month-price.tsx'

/** The first package that opens a part of the product. The packages come in order, so it is also the least expensive. */
const packageFor = (feature: Entitlement, packages: readonly Package[]): Package | undefined =>
  packages.find(({ opens }) => opens.includes(feature))

interface PackageOfferProps {
  viewer: Pick<User, 'type'> | null
  /** The athlete it is for, if it is for one. */
  athleteUserId?: string | undefined
  feature: Entitlement
  /** As in "Open the recruiting center". */
  title: string
  /** Who it is for, or what is in it. */
  children?: ReactNode
  /** The page to come back to after the payment. */
  returnTo: string
  /** Opens the payment dialog. */
  onChoose: (offer: Package) => void
}

/** PAY-02: a locked place says what opens it and what that costs, with today's price. */
export const PackageOffer = ({
  viewer,
  athleteUserId,
  feature,
  title,
  children,
  returnTo,
  onChoose,
}: PackageOfferProps) => {
  const own = useOwnPackages(viewer, athleteUserId)
  const { data, isPending, isError, refetch } = useQuery(packagesQuery)
  if (isPending)
    return (
      <LoadingRegion label="Loading the price…">
        <Skeleton className="h-72" />
      </LoadingRegion>
    )
  if (isError)
    return (
      <ErrorState as="h2" title="We couldn’t load the price" onRetry={() => void refetch()}>
        Nothing is charged.
      </ErrorState>
    )
  const offer = packageFor(feature, data.data)
  if (!offer) return null
  const { aMonth, note } = priceIn('monthly', offer)
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-lg border border-line bg-surface sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div
        data-theme={packageTheme[offer.key]}
        className="grid min-w-0 content-between gap-8 bg-poster p-6 text-on-poster sm:p-8"
      >
        <div>
          <p className="label text-poster-second">It’s part of</p>
          <p className="display mt-3 text-d1 leading-[.9] text-balance">{offer.name}</p>
        </div>
        <div className="grid gap-3">
          <MonthPrice amount={aMonth} size="poster" />
          <p className="text-ui">{note}</p>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-5 p-6 sm:p-8">
        <h2 className="text-d3 text-balance">{title}</h2>
        {children}
        <div data-theme={packageTheme[offer.key]} className="grid gap-3">
          <Button size="lg" isBlock onClick={() => onChoose(offer)}>
            {packageChoice(offer, 'monthly', own).label}
          </Button>
          <LinkButton size="lg" isBlock isOutlined to="/packages" search={searchOf('monthly', returnTo)}>
            Compare the packages
          </LinkButton>
        </div>
        <p className="text-small text-pretty text-muted">{startTexts[standingFor(viewer, own)]}</p>
      </div>
    </section>
  )
}
