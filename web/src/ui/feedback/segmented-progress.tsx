import { classNames } from '../style/class-names.ts'
import { type ProgressStep, progressPercent, type StepState, shareOf, weightOf } from './progress-share.ts'

type StateWords = Record<StepState, string>

const words: StateWords = {
  done: 'done',
  active: 'in progress',
  paused: 'paused',
  todo: 'not started',
}

interface SegmentedProgressProps {
  steps: readonly ProgressStep[]
  stateWords?: StateWords | undefined
  /** Replaces the names of all steps, for screen readers. */
  label?: string | undefined
}

/** One segment per step, as wide as its weight. A paused one is dimmer. */
export const SegmentedProgress = ({ steps, stateWords = words, label }: SegmentedProgressProps) => {
  const named = steps.map(({ label, state }) => `${label} ${stateWords[state]}`).join(', ')
  const percent = `${progressPercent(steps)}%`
  return (
    <div
      role="img"
      aria-label={label ?? (named ? `${percent}: ${named}` : percent)}
      className="segmented-progress"
    >
      {steps.length === 0 && <i className="grow" />}
      {steps.map((step, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one name, so a step's key is its index
          key={index}
          style={{ flexGrow: weightOf(step) }}
        >
          <Fill of={step} />
        </i>
      ))}
    </div>
  )
}

/** The filled part. A roster has a hundred segments, so an empty one has no element and a full one no style. */
const Fill = ({ of: step }: { of: ProgressStep }) => {
  const share = shareOf(step)
  return share === 0 ? null : (
    <i
      className={step.state === 'paused' ? 'opacity-55' : undefined}
      style={share === 1 ? undefined : { width: `${share * 100}%` }}
    />
  )
}

interface StepProgressProps {
  /** The current step, from 1. */
  current: number
  of: number
  /** The text for screen readers. */
  label?: string | undefined
}

/** A short progress: equal segments, filled up to the current one. */
export const StepProgress = ({ current, of, label = `Step ${current} of ${of}` }: StepProgressProps) => (
  <div role="img" aria-label={label} className="flex gap-1.5 [print-color-adjust:exact]">
    {Array.from({ length: of }, (_, index) => index + 1).map((step) => (
      <span
        key={step}
        className={classNames('h-[3px] grow', step <= current ? 'bg-accent-text' : 'bg-sunken')}
      />
    ))}
  </div>
)
