import { type ConfirmedGroup, confirmFigure } from '@fieldhouse/contract/profiles.confirming'
import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { newestMetrics } from '@fieldhouse/contract/profiles.metrics'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SourceMark } from '../components/source-mark.tsx'
import { useKeptPage } from '../pages/use-kept-page.ts'
import { type FigureSource, measured } from '../profiles.format.ts'
import { seasonTypeNames } from '../season-types.ts'
import type { SectionProps } from '../sections/section-props.ts'
import { seasonName } from '../statistics/season-figures.ts'

interface Figure {
  group: ConfirmedGroup
  id: string
  name: string
  from: FigureSource
}

const figuresOf = ({ athlete, sport, units }: SectionProps): Figure[] => [
  ...newestMetrics(athlete.metrics).flatMap((metric) => {
    const measurement = sport.measurements.find(({ key }) => key === metric.key)
    if (!measurement) return []
    const { value, unit } = measured(metric, measurement, units)
    const { id, source, verified_by, measured_on, confirmed } = metric
    const name = `${measurement.title}: ${[value, unit].filter(Boolean).join(' ')}`
    return [
      { group: 'metrics' as const, id, name, from: { source, by: verified_by, day: measured_on, confirmed } },
    ]
  }),
  ...[...athlete.statistics.high_school, ...athlete.statistics.aau].map((season) => ({
    group: 'statistics' as const,
    id: season.id,
    name: [seasonTypeNames[season.type], seasonName(season), season.team].filter(Boolean).join(', '),
    from: { source: season.source, day: season.source_date, confirmed: season.confirmed },
  })),
]

const faultText = (error: unknown): string =>
  error instanceof ApiError
    ? error.message
    : 'This could not be sent. Please check your connection and try again.'

/** PRO-04: for people who may confirm a number. The family sees the check mark on the page. */
export const ConfirmPanel = (page: SectionProps) => {
  const { athlete } = page
  const figures = figuresOf(page)
  const open = figures.filter(({ from }) => !from.confirmed).length

  return (
    <div className="wrap pt-8 print:hidden">
      <details className="rounded-lg border border-line bg-surface">
        <summary className="cursor-pointer px-5 py-4 font-[550] touch:py-5">
          Confirm figures <span className="font-normal text-muted">({open} to confirm)</span>
        </summary>
        <p className="px-5 text-small text-muted">
          Confirm only what you have measured or checked yourself. Your name appears beside the figure.
        </p>
        <ul className="mt-3">
          {figures.map((figure) => (
            <li
              key={figure.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="text-ui wrap-anywhere">{figure.name}</span>
                <SourceMark {...figure.from} />
              </span>
              <ConfirmFigure figure={figure} athlete={athlete} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

const ConfirmFigure = ({ figure, athlete }: { figure: Figure; athlete: Athlete }) => {
  const { group, id, name, from } = figure
  const keepPage = useKeptPage(athlete)
  const confirm = async () => {
    const answer = await call(confirmFigure, {
      params: { id: athlete.id, group, item_id: id },
      body: { confirmed: !from.confirmed, seen_at: athlete.updated_at },
    })
    keepPage(answer.data as Athlete)
    toast.saved()
  }
  const { run, isBusy } = useAction(confirm, { onFault: (error) => toast.error(faultText(error)) })
  return (
    <Button size="sm" isOutlined isBusy={isBusy} onClick={() => void run()}>
      {from.confirmed ? 'Undo' : 'Confirm'}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
