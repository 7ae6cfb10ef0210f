import { SegmentedControl } from '../../../ui/actions/segmented-control.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import type { BillingPeriod } from '../billing-period.ts'

export interface BillingPeriodSwitchProps {
  period: BillingPeriod
  onPeriodChange: (period: BillingPeriod) => void
}

/** PUB-04. */
export const BillingPeriodSwitch = ({ period, onPeriodChange }: BillingPeriodSwitchProps) => (
  <SegmentedControl
    label="Billing period"
    options={[
      { value: 'monthly', label: 'Monthly' },
      {
        value: 'annual',
        label: (
          <>
            Annual <Tag tone="positive">2 months free</Tag>
          </>
        ),
      },
    ]}
    value={period}
    onValueChange={onPeriodChange}
  />
)
