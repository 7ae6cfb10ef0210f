import type { MustHave } from '@fieldhouse/contract/matching.answers'
import type { MustHaveCost } from '@fieldhouse/contract/matching.survey'
import { useId } from 'react'
import { classNames } from '../../../../ui/style/class-names.ts'
import { mustHaveWords } from '../survey-words.ts'

interface MustHaveCardProps {
  id: MustHave
  isOn: boolean
  isBusy: boolean
  isReadOnly: boolean
  /** Null while it is counted for the first time. */
  cost: MustHaveCost | null
  /** Says more than the usual sentence. */
  onText?: string | undefined
  offText?: string | undefined
  /** In a list of all of them, the title is the answer. */
  title?: string | undefined
  onSwitch: (isOn: boolean) => void
}

/** A must-have with what it costs: how many colleges come back without it, or would go with it. */
export const MustHaveCard = ({
  id,
  isOn,
  isBusy,
  isReadOnly,
  cost,
  onText = mustHaveWords[id].on,
  offText = mustHaveWords[id].off,
  title,
  onSwitch,
}: MustHaveCardProps) => {
  const control = useId()
  const text = isOn ? onText : offText
  return (
    <div
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-md px-4 py-3.5 text-ui leading-snug',
        isOn ? 'bg-accent-soft' : 'bg-sunken',
      )}
    >
      <label
        htmlFor={control}
        className="relative -m-2 grid cursor-pointer p-2 has-disabled:cursor-not-allowed"
      >
        <span className="sr-only">Must-have: {title ?? cost?.title ?? mustHaveWords[id].on}</span>
        <input
          id={control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its state itself
          role="switch"
          checked={isOn}
          disabled={isReadOnly}
          aria-busy={isBusy || undefined}
          aria-describedby={`${control}-text ${control}-cost`}
          onChange={(event) => !isBusy && onSwitch(event.currentTarget.checked)}
          className="peer h-[26px] w-11 appearance-none rounded-full border border-line-strong bg-raised checked:border-accent checked:bg-accent disabled:opacity-55"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-[11px] top-[11px] size-5 rounded-full border border-line-strong bg-raised transition-transform duration-(--medium) ease-out peer-checked:translate-x-[18px] peer-checked:border-transparent peer-checked:bg-on-accent"
        />
      </label>
      <p id={`${control}-text`} className="min-w-0">
        <b className="font-semibold">{title ?? (isOn ? 'Must-have' : 'Nice to have')}</b>
        <br />
        {text}
      </p>
      <p id={`${control}-cost`} className="text-end text-micro leading-tight">
        {cost ? <Cost colleges={cost.colleges} isOn={cost.is_on} /> : null}
      </p>
    </div>
  )
}

const Cost = ({ colleges, isOn }: { colleges: number; isOn: boolean }) =>
  colleges === 0 ? (
    <span className="whitespace-nowrap">{isOn ? 'costs none' : 'would cost none'}</span>
  ) : (
    <>
      <b className="block font-display text-[min(2rem,9vw)] leading-[0.9] font-bold">
        {isOn ? '' : '−'}
        {colleges.toLocaleString('en-US')}
      </b>
      {isOn ? (colleges === 1 ? 'college it costs' : 'colleges it costs') : 'it would cost'}
    </>
  )
