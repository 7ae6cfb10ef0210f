import type { Metric } from '@fieldhouse/contract/profiles.document'
import { newestMetrics } from '@fieldhouse/contract/profiles.metrics'
import type { Measurement } from '@fieldhouse/contract/profiles.sport'
import { Printer } from 'lucide-react'
import type { Units } from '../../../lib/units.ts'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { ProfileSection } from '../components/profile-section.tsx'
import { SourceMark } from '../components/source-mark.tsx'
import { RimDrawing } from '../metrics/rim-drawing.tsx'
import { rimReachOf } from '../metrics/rim-reach.ts'
import { measured } from '../profiles.format.ts'
import type { SectionProps } from './section-props.ts'

/** PRO-04. */
export const MetricsSection = ({ athlete, sport, units }: SectionProps) => {
  const newest = newestMetrics(athlete.metrics)
  const taken = sport.measurements.flatMap((measurement) => {
    const metric = newest.find(({ key }) => key === measurement.key)
    return metric ? [{ metric, measurement }] : []
  })
  if (taken.length === 0) return null
  const reach = rimReachOf(athlete)
  return (
    <ProfileSection
      title="Metrics"
      note="A check mark means a coach or our team confirmed the figure."
      action={
        <AnchorButton href={`/api/athlete/${athlete.id}/metrics.pdf`} target="_blank" isOutlined>
          <Icon of={Printer} />
          Print to PDF
        </AnchorButton>
      }
    >
      <div className={reach ? 'grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,380fr)_minmax(0,500fr)]' : ''}>
        {reach && <RimDrawing reach={reach} units={units} />}
        <dl
          className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] content-start gap-x-4 sm:grid-cols-2 sm:gap-x-8 ${reach ? '' : 'sm:grid-cols-3 lg:grid-cols-4'}`}
        >
          {taken.map((one) => (
            <Taken key={one.metric.id} {...one} units={units} />
          ))}
        </dl>
      </div>
    </ProfileSection>
  )
}

interface TakenProps {
  metric: Metric
  measurement: Measurement
  units: Units
}

const Taken = ({ metric, measurement, units }: TakenProps) => {
  const { value, unit } = measured(metric, measurement, units)
  return (
    <div className="grid min-w-0 content-start gap-[5px] border-t border-line pt-3.5 pb-[13px]">
      <dt className="label text-muted">{measurement.title}</dt>
      <dd className="font-display text-[1.875rem] leading-none font-bold">
        {value}
        {unit && <span className="text-[.6em] font-semibold text-muted"> {unit}</span>}
      </dd>
      <dd>
        <SourceMark
          source={metric.source}
          day={metric.measured_on}
          by={metric.verified_by}
          confirmed={metric.confirmed}
        />
      </dd>
    </div>
  )
}
