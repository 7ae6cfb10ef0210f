import type { Package } from '@fieldhouse/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { packagesQuery } from '../../../lib/packages.ts'
import type { BillingPeriod } from '../billing-period.ts'
import { type OwnPackages, standingOf } from '../family-packages.ts'
import { BillingPeriodSwitch } from './billing-period-switch.tsx'
import { PackageBoard } from './package-board.tsx'
import { Promises } from './promises.tsx'

interface PackagesTeaserProps {
  /** Null for a visitor. */
  own: OwnPackages | null
  /** Opens the payment dialog. */
  onChoose: (offer: Package, period: BillingPeriod) => void
}

/** PUB-01: the packages on the home page, with their full price. If they do not load, the section is left out. */
export const PackagesTeaser = ({ own, onChoose }: PackagesTeaserProps) => {
  const { data } = useQuery(packagesQuery)
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  if (!data) return null
  return (
    <section data-far="" className="wrap [contain-intrinsic-size:auto_60rem] pt-16 sm:pt-28">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pb-8">
        <div className="min-w-0">
          <h2 className="text-d1">Packages</h2>
          <p className="mt-4 max-w-[60ch] text-pretty text-muted">
            Pay by the year and save 20%. We show any tax before you confirm.
          </p>
        </div>
        <BillingPeriodSwitch period={period} onPeriodChange={setPeriod} />
      </div>
      <PackageBoard
        packages={data.data}
        period={period}
        own={own}
        heading="h3"
        onChoose={(offer) => onChoose(offer, period)}
      />
      <div className="pt-8">
        <Promises standing={standingOf(own?.family ?? [])} />
      </div>
    </section>
  )
}
