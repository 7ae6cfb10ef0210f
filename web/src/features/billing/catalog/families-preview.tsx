import type { Package } from '@fieldhouse/contract/billing'
import { type ReactNode, useId, useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import type { BillingPeriod } from '../billing-period.ts'
import { BillingPeriodSwitch } from '../components/billing-period-switch.tsx'
import { PackageBoard } from '../components/package-board.tsx'

interface FamiliesPreviewProps {
  packages: readonly Package[]
  /** From when, and what it means for families. */
  children: ReactNode
}

/** ADM-03: the board of the public page, drawn from what was typed, before it is saved. */
export const FamiliesPreview = ({ packages, children }: FamiliesPreviewProps) => {
  const id = useId()
  const [period, setPeriod] = useState<BillingPeriod>('monthly')
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <h3 id={id} className="text-d3">
            What families will see
          </h3>
          <div className="grid max-w-[72ch] gap-1 text-ui text-pretty text-muted">{children}</div>
        </div>
        <BillingPeriodSwitch period={period} onPeriodChange={setPeriod} />
      </div>
      <PackageBoard
        packages={packages}
        period={period}
        own={null}
        heading="h4"
        onChoose={({ name }) => toast(`This is a preview. Families choose ${name} here.`)}
      />
    </section>
  )
}
