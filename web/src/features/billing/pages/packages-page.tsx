import type { Package } from '@fieldhouse/contract/billing'
import { useSuspenseQuery } from '@tanstack/react-query'
import { packagesQuery } from '../../../lib/packages.ts'
import { BillingPeriodSwitch, type BillingPeriodSwitchProps } from '../components/billing-period-switch.tsx'
import { FreeOffer, type FreeOfferProps } from '../components/free-offer.tsx'
import { PackageBoard, PackageBoardSkeleton } from '../components/package-board.tsx'
import { PackagesFailed } from '../components/packages-failed.tsx'
import { PackagesFrame } from '../components/packages-frame.tsx'
import { Promises } from '../components/promises.tsx'
import { type OwnPackages, standingOf } from '../family-packages.ts'

interface PackagesPageProps extends BillingPeriodSwitchProps {
  free: FreeOfferProps
  /** What the viewer's athletes have. Null for a visitor. */
  own: OwnPackages | null
  /** Opens the payment dialog. */
  onChoose: (offer: Package) => void
}

/** PUB-04: /packages. */
export const PackagesPage = ({ free, own, onChoose, ...choice }: PackagesPageProps) => {
  const { data } = useSuspenseQuery(packagesQuery)
  const standing = standingOf(own?.family ?? [])
  return (
    <PackagesFrame control={<BillingPeriodSwitch {...choice} />}>
      {/* Somebody who has or had a package has started long ago, and has no free month to come. */}
      {(standing === 'new' || standing === 'mixed') && <FreeOffer {...free} />}
      <PackageBoard packages={data.data} period={choice.period} own={own} onChoose={onChoose} />
      <div className="pt-8">
        <Promises standing={standing} />
      </div>
    </PackagesFrame>
  )
}

export const PackagesPending = () => (
  <PackagesFrame>
    <PackageBoardSkeleton />
  </PackagesFrame>
)

export const PackagesUnavailable = () => (
  <PackagesFrame>
    <PackagesFailed />
  </PackagesFrame>
)
