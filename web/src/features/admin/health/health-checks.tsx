import type { HealthCheck, HealthState } from '@fieldhouse/contract/admin.health'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'

const stateMarks = {
  good: { icon: CircleCheck, mark: 'text-positive', name: 'Good' },
  watch: { icon: TriangleAlert, mark: 'text-warning', name: 'Watch' },
  bad: { icon: CircleAlert, mark: 'text-danger', name: 'Problem' },
} satisfies Record<HealthState, object>

const order: readonly HealthState[] = ['bad', 'watch', 'good']

/** What needs work comes first. */
export const HealthChecks = ({ checks }: { checks: readonly HealthCheck[] }) => (
  <ul aria-label="Checks" className="grid border-t border-line">
    {checks
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
      .map((check) => (
        <CheckRow key={check.key} check={check} />
      ))}
  </ul>
)

const CheckRow = ({ check: { state, title, text, advice } }: { check: HealthCheck }) => {
  const { icon, mark, name } = stateMarks[state]
  return (
    <li className="flex items-start gap-3.5 border-b border-line py-4">
      <span className={classNames('mt-0.5 shrink-0', mark)}>
        <Icon of={icon} />
        <span className="sr-only">{`${name}: `}</span>
      </span>
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 text-ui sm:grid-cols-[10rem_minmax(0,1fr)]">
        <h3 className="font-sans text-ui font-semibold tracking-normal normal-case">{title}</h3>
        <div className="grid gap-1 wrap-anywhere">
          <p>{text}</p>
          {advice && <p className="text-muted">{advice}</p>}
        </div>
      </div>
    </li>
  )
}
