import { type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'
import { FieldNote, RequiredStar } from './field.tsx'

export interface ChoiceProps {
  label: ReactNode
  hint?: ReactNode
  fault?: string | undefined
  isRequired?: boolean | undefined
}

interface ChoiceControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  required: boolean | undefined
}

/** A control with its text. All of it can be pressed. */
export const Choice = ({
  label,
  hint,
  fault,
  isRequired,
  isSpread,
  children,
}: ChoiceProps & {
  /** The text at the start of the row, the control at its end. */
  isSpread?: boolean | undefined
  children: (control: ChoiceControl) => ReactNode
}) => {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(fault ?? hint)
  return (
    <div className="grid min-w-0 justify-items-start">
      <label
        htmlFor={id}
        className={classNames('choice', isSpread && 'w-full flex-row-reverse justify-between')}
      >
        {children({
          id,
          'aria-invalid': fault ? true : undefined,
          'aria-describedby': hasNote ? noteId : undefined,
          required: isRequired,
        })}
        <span className="min-w-0 self-center">
          {label}
          {isRequired && <RequiredStar />}
        </span>
      </label>
      {hasNote && (
        <div className={isSpread ? 'pe-14' : 'ps-7.5'}>
          <FieldNote id={noteId} hint={hint} fault={fault} />
        </div>
      )}
    </div>
  )
}

export interface ChoiceGroupProps {
  legend: string
  hint?: ReactNode
  fault?: string | undefined
  isRequired?: boolean | undefined
  isLegendHidden?: boolean | undefined
}

/** A question with a few answers. */
export const ChoiceGroup = ({
  legend,
  hint,
  fault,
  isRequired,
  isLegendHidden,
  isRadio,
  children,
}: ChoiceGroupProps & { isRadio?: boolean; children: ReactNode }) => {
  const noteId = useId()
  const hasNote = Boolean(fault ?? hint)
  return (
    <fieldset
      className="group/choices min-w-0"
      aria-describedby={hasNote ? noteId : undefined}
      data-fault={fault ? true : undefined}
      {...(isRadio
        ? {
            role: 'radiogroup',
            'aria-invalid': fault ? true : undefined,
            'aria-required': isRequired,
          }
        : {})}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-ui leading-[1.3] font-[550]'}>
        {legend}
        {isRequired && <RequiredStar />}
      </legend>
      {children}
      {hasNote && (
        <div className="mt-1.5">
          <FieldNote id={noteId} hint={hint} fault={fault} />
        </div>
      )}
    </fieldset>
  )
}
