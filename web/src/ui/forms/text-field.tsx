import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'
import { ControlFrame, FrameNote } from './control-frame.tsx'
import { Field, type FieldProps } from './field.tsx'
import { RuledInput } from './ruled-input.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<typeof RuledInput>, 'required' | 'className'> & {
    name: string
    /** Inside, at the start. Decoration: the label has the meaning. */
    icon?: LucideIcon | undefined
    /** Inside, at the end: a unit, a brand. It is announced with the hint. */
    suffix?: ReactNode
  }

/** A labeled line of text. */
export const TextField = ({
  label,
  hint,
  fault,
  isRequired,
  isLabelHidden,
  icon,
  suffix,
  ...input
}: TextFieldProps) => {
  const suffixId = useId()
  const hasSuffix = suffix !== undefined && suffix !== null
  return (
    <Field {...{ label, hint, fault, isRequired, isLabelHidden }}>
      {(control) =>
        icon || hasSuffix ? (
          <ControlFrame icon={icon} end={hasSuffix && <FrameNote id={suffixId}>{suffix}</FrameNote>}>
            <RuledInput
              {...input}
              {...control}
              aria-describedby={classNames(hasSuffix && suffixId, control['aria-describedby']) || undefined}
              className={classNames('framed-control', icon && 'ps-9.5')}
            />
          </ControlFrame>
        ) : (
          <RuledInput {...input} {...control} className="control" />
        )
      }
    </Field>
  )
}
