import type { chargeSteps } from '../charge-steps.ts'

interface ChargeTimelineProps {
  steps: ReturnType<typeof chargeSteps>
}

/** PAY-04 in advance: what is charged, and when. */
export const ChargeTimeline = ({ steps }: ChargeTimelineProps) => (
  <ol>
    {steps.map(({ when, what, text }) => (
      <li
        key={when}
        className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[auto_14rem_minmax(0,1fr)]"
      >
        <span aria-hidden="true" className="row-span-2 flex w-4.5 flex-col items-center sm:row-span-1">
          <span className="mt-2 size-3 shrink-0 rounded-full border-2 border-accent-text group-first:bg-accent-text" />
          <span className="mt-2 w-0.5 grow bg-line group-last:invisible" />
        </span>
        <p className="pt-0.5 font-semibold">{when}</p>
        <div className="pb-9 group-last:pb-0">
          <p className="display text-d2 leading-none">{what}</p>
          <p className="mt-2 max-w-[46ch] text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
