import type { ComponentProps } from 'react'
import { Choice, type ChoiceProps } from './choice.tsx'

type SwitchProps = ChoiceProps &
  Omit<ComponentProps<'input'>, 'type' | 'role' | 'required' | 'className'> & {
    name: string
    /** The label at the start of its row, the switch at the end, as in a list of settings. */
    isSpread?: boolean | undefined
    onCheckedChange?: ((isOn: boolean) => void) | undefined
  }

/** On or off, effective immediately. The form's data contains `on`, or nothing. */
export const Switch = ({
  label,
  hint,
  fault,
  isRequired,
  isSpread,
  onCheckedChange,
  onChange,
  ...input
}: SwitchProps) => (
  <Choice {...{ label, hint, fault, isRequired, isSpread }}>
    {(control) => (
      <span className="relative grid shrink-0">
        <input
          {...input}
          {...control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox reports its state itself
          role="switch"
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.currentTarget.checked)
          }}
          className="switch"
        />
        <span aria-hidden="true" className="switch-knob" />
      </span>
    )}
  </Choice>
)
