import type { Package } from '@fieldhouse/contract/billing'
import type { ComponentProps, ReactNode } from 'react'
import { LoadingRegion, Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { SharedIcons } from '../../../ui/media/shared-icons.tsx'
import type { BillingPeriod } from '../billing-period.ts'
import type { OwnPackages } from '../family-packages.ts'
import { contentsOf } from '../package-contents.ts'
import { lineIcons } from './option-line.tsx'
import { PackageCard } from './package-card.tsx'

interface PackageBoardProps {
  packages: readonly Package[]
  period: BillingPeriod
  /** Null for a visitor. */
  own: OwnPackages | null
  heading?: ComponentProps<typeof PackageCard>['heading']
  onChoose: (offer: Package) => void
}

/** PUB-04: the packages side by side, each in its color. */
export const PackageBoard = ({ packages, period, own, heading = 'h2', onChoose }: PackageBoardProps) => (
  <SharedIcons of={lineIcons}>
    <Columns>
      {packages.map((offer) => (
        <PackageCard
          key={offer.key}
          offer={offer}
          contents={contentsOf(offer, packages)}
          period={period}
          own={own}
          heading={heading}
          onChoose={onChoose}
        />
      ))}
    </Columns>
  </SharedIcons>
)

/** The columns' colored edges form the top edge of the board. */
const Columns = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-clip rounded-lg border border-t-0 border-line bg-surface *:shadow-[0_0_0_1px_var(--line)] sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(4,minmax(0,1fr))]">
    {children}
  </ul>
)

export const PackageBoardSkeleton = () => (
  <LoadingRegion label="Loading the packages…">
    <Columns>
      {['one', 'two', 'three', 'four'].map((place) => (
        <li key={place} className="grid gap-4 border-t-4 border-line px-5 pt-5 pb-7 sm:px-6">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-3 h-16 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="my-2 h-10 w-full" />
          <SkeletonLines lines={7} />
        </li>
      ))}
    </Columns>
  </LoadingRegion>
)
