import type { Package } from '@fieldhouse/contract/billing'
import { useSuspenseQuery } from '@tanstack/react-query'
import { packagesQuery } from '../../../lib/packages.ts'
import { LoadingRegion, Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { promises, promisesFor } from '../billing-promises.ts'
import { chargeSteps, chargeStepsNow } from '../charge-steps.ts'
import type { BillingPeriodSwitchProps } from '../components/billing-period-switch.tsx'
import { ChargeTimeline } from '../components/charge-timeline.tsx'
import { OtherPackages } from '../components/other-packages.tsx'
import { PackageHero } from '../components/package-hero.tsx'
import { PackageOptions } from '../components/package-options.tsx'
import { type OwnPackages, standingOf } from '../family-packages.ts'
import { packageTheme } from '../package-theme.ts'

interface PackagePageProps extends BillingPeriodSwitchProps {
  slug: string
  /** What the viewer's athletes have. Null for a visitor. */
  own: OwnPackages | null
  /** Opens the payment dialog. */
  onChoose: (offer: Package) => void
}

/** PUB-04: /packages/{slug}. */
export const PackagePage = ({ slug, own, onChoose, ...choice }: PackagePageProps) => {
  const { data: packages } = useSuspenseQuery(packagesQuery).data
  const offer = packages.find((candidate) => candidate.slug === slug)
  if (!offer) return null
  const standing = standingOf(own?.family ?? [])
  return (
    <article data-theme={packageTheme[offer.key]}>
      <PackageHero offer={offer} own={own} onChoose={() => onChoose(offer)} {...choice} />
      <div className="wrap pt-6 pb-12 sm:pt-10">
        <RailSection title="What you get" note={promises.limits.text}>
          <PackageOptions offer={offer} packages={packages} />
        </RailSection>
        <RailSection title="When you pay" note="In US dollars. We show any tax before you confirm.">
          {standing === 'new' || standing === 'again' ? (
            <ChargeTimeline
              steps={(standing === 'new' ? chargeSteps : chargeStepsNow)(choice.period, offer)}
            />
          ) : (
            <p className="max-w-[60ch] text-lead text-pretty">{promisesFor(standing).charge.text}</p>
          )}
        </RailSection>
        <RailSection title={promises.stop.title}>
          <div className="grid max-w-[60ch] gap-4 text-lead text-pretty">
            <p>{promises.stop.text}</p>
            <p className="text-muted">{promises.keep.text}</p>
          </div>
        </RailSection>
        <RailSection title="The other packages">
          <OtherPackages packages={packages.filter(({ key }) => key !== offer.key)} period={choice.period} />
        </RailSection>
      </div>
    </article>
  )
}

export const PackagePending = () => (
  <LoadingRegion label="Loading the package…">
    <div className="bg-sunken">
      <div className="wrap grid gap-6 pt-20 pb-16">
        <Skeleton className="h-32 w-3/5" />
        <Skeleton className="h-6 w-2/5" />
      </div>
    </div>
    <div className="wrap py-16">
      <SkeletonLines lines={8} />
    </div>
  </LoadingRegion>
)
