import { saveMetricType, type User } from '@fieldhouse/contract/accounts'
import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import { getMetricSetting, getSiteContent, saveMetricSetting } from '@fieldhouse/contract/site.content'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { useAccountChanged } from './use-account-changed.ts'

const units = [
  { value: '1', label: 'Imperial', hint: 'Feet, inches, pounds' },
  { value: '2', label: 'Metric', hint: 'Centimeters, kilograms' },
]

const unitsFrom = (value: string): MetricType | null => (value === '1' ? 1 : value === '2' ? 2 : null)

const notSaved = () => toast.error('This could not be saved. Please try again.')

interface UnitsSectionProps {
  viewer: User
  isLocked: boolean
}

/** PRO-04: this person's units for height and weight. Admins also set the default for everyone else. */
export const UnitsSection = ({ viewer, isLocked }: UnitsSectionProps) => (
  <RailSection title="Units" note="How heights and weights are shown to you.">
    <div className="grid gap-8">
      {viewer.type === 'rsc' ? (
        <p className="text-ui text-muted">Success coaches always see feet, inches and pounds.</p>
      ) : (
        <OwnUnits viewer={viewer} isLocked={isLocked} />
      )}
      {viewer.type === 'admin' && <ProductUnits />}
    </div>
  </RailSection>
)

const OwnUnits = ({ viewer, isLocked }: UnitsSectionProps) => {
  const refresh = useAccountChanged()
  const save = async (metric_type: MetricType | null) => {
    await call(saveMetricType, { body: { metric_type } })
    toast.saved()
    await refresh()
  }
  const { run, isBusy, input } = useAction(save, { onFault: notSaved })
  const chosen = isBusy ? input : viewer.metric_type
  return (
    <RadioGroup
      legend="For you"
      name="metric_type"
      look="card"
      isDisabled={isLocked || isBusy}
      options={[{ value: '', label: 'Fieldhouse default' }, ...units]}
      value={String(chosen ?? '')}
      onValueChange={(value) => void run(unitsFrom(value))}
    />
  )
}

const ProductUnits = () => {
  const queryClient = useQueryClient()
  const setting = queryOf(getMetricSetting, {})
  const { data } = useQuery(setting)
  const save = async (metric_type: MetricType) => {
    const answer = await call(saveMetricSetting, { body: { metric_type } })
    queryClient.setQueryData(setting.queryKey, answer)
    toast.saved()
    await queryClient.invalidateQueries({ queryKey: queryOf(getSiteContent, {}).queryKey })
  }
  const { run, isBusy } = useAction(save, { onFault: notSaved })
  return (
    <RadioGroup
      legend="Fieldhouse default"
      hint="For visitors and for everyone who has not chosen their own."
      name="product_metric_type"
      look="card"
      isDisabled={!data || isBusy}
      options={units}
      value={String(data?.data.metric_type ?? '')}
      onValueChange={(value) => {
        const chosen = unitsFrom(value)
        if (chosen) void run(chosen)
      }}
    />
  )
}
