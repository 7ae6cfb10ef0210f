import { type RefObject, useId, useRef, useState } from 'react'
import { roundToStep } from '../charts/round-to-step.ts'
import { classNames } from '../style/class-names.ts'
import { ControlFrame, FrameNote } from './control-frame.tsx'
import { FieldNote, type FieldProps, RequiredStar } from './field.tsx'
import { type FieldMask, isDigitMask, maskRule, maskText } from './mask-rule.ts'
import { RuledInput } from './ruled-input.tsx'
import { without } from './text-rule.ts'
import { useFormEvent } from './use-form-event.ts'

interface DoubleFieldSide {
  name: string
  /** This half's name for screen readers. The default is its unit. */
  label?: string | undefined
  unit?: string | undefined
  placeholder?: string | undefined
  /** Shown after the field was visited, or the form was sent. */
  fault?: string | undefined
  defaultValue?: string | undefined
  mask?: FieldMask | undefined
  /** Rounds to multiples of this on blur. */
  step?: 0.5 | 0.25 | undefined
  onValueChange?: ((value: string) => void) | undefined
}

interface DoubleFieldProps extends Omit<FieldProps, 'fault'> {
  first: DoubleFieldSide
  /** Takes only numbers, unless it has a mask. */
  second: DoubleFieldSide
  /** Between the two, like "to" or "/". */
  divider?: string | undefined
  isDisabled?: boolean | undefined
}

/** One value in two fields, like feet and inches. */
export const DoubleField = ({
  label,
  hint,
  isRequired,
  isLabelHidden,
  first,
  second,
  divider,
  isDisabled,
}: DoubleFieldProps) => {
  const id = useId()
  const labelId = `${id}-label`
  const hintId = `${id}-hint`
  const firstVisit = useVisit()
  const secondVisit = useVisit()
  const firstFault = firstVisit.isTouched ? first.fault : undefined
  const secondFault = secondVisit.isTouched ? second.fault : undefined
  const hasHint = Boolean(hint) && !firstFault && !secondFault
  const shared = { labelId, hintId: hasHint ? hintId : undefined, isRequired, isDisabled }
  return (
    <fieldset className="min-w-0">
      <legend id={labelId} className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-ui leading-[1.3] font-[550]'}>
        {label}
        {isRequired && <RequiredStar />}
      </legend>
      <div className="flex flex-wrap items-start gap-2">
        <Side {...shared} side={first} visit={firstVisit} fault={firstFault} />
        {divider && <span className="grid min-h-11 shrink-0 place-items-center text-muted">{divider}</span>}
        <Side {...shared} side={second} visit={secondVisit} fault={secondFault} isNumeric />
      </div>
      {hasHint && (
        <div className="mt-1.5">
          <FieldNote id={hintId} hint={hint} />
        </div>
      )}
    </fieldset>
  )
}

interface Visit {
  input: RefObject<HTMLInputElement | null>
  isTouched: boolean
  leave: () => void
}

/** Whether the person has visited a field. Sending the form counts as visiting all. */
const useVisit = (): Visit => {
  const input = useRef<HTMLInputElement>(null)
  const [isTouched, setIsTouched] = useState(false)
  useFormEvent('submit', input, () => setIsTouched(true))
  useFormEvent('reset', input, () => setIsTouched(false))
  return { input, isTouched, leave: () => setIsTouched(true) }
}

interface SideProps {
  side: DoubleFieldSide
  visit: Visit
  fault: string | undefined
  isNumeric?: boolean
  labelId: string
  hintId: string | undefined
  isRequired: boolean | undefined
  isDisabled: boolean | undefined
}

const Side = ({ side, visit, fault, isNumeric, labelId, hintId, isRequired, isDisabled }: SideProps) => {
  const id = useId()
  const unitId = `${id}-unit`
  const faultId = `${id}-fault`
  const { name, label, unit, placeholder, defaultValue = '', mask, step, onValueChange } = side
  return (
    <div className="grid min-w-0 flex-[1_1_5rem] content-start gap-1.5">
      <ControlFrame isCalmInFocus end={unit && <FrameNote id={unitId}>{unit}</FrameNote>}>
        <RuledInput
          ref={visit.input}
          name={name}
          placeholder={placeholder}
          required={isRequired}
          disabled={isDisabled}
          aria-label={label}
          aria-labelledby={label ? undefined : classNames(labelId, unit && unitId)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : hintId}
          className="framed-control"
          defaultValue={mask ? maskText(mask, defaultValue) : defaultValue}
          {...typingOf(side, isNumeric)}
          onValueChange={onValueChange}
          onBlur={({ currentTarget: input }) => {
            visit.leave()
            const rounded = step ? roundToStep(input.value, step) : input.value
            if (rounded === input.value) return
            input.value = rounded
            onValueChange?.(rounded)
          }}
        />
      </ControlFrame>
      {fault && <FieldNote id={faultId} fault={fault} />}
    </div>
  )
}

const numbersOnly = without(/[^\d.,-]/g)

const typingOf = ({ mask, step }: DoubleFieldSide, isNumeric = false) => {
  if (mask) return { rule: maskRule(mask), inputMode: isDigitMask(mask) ? 'numeric' : 'text' } as const
  return isNumeric || step ? ({ rule: numbersOnly, inputMode: 'decimal' } as const) : {}
}
