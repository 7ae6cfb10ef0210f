import { Check, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import { Choice, ChoiceGroup, type ChoiceGroupProps, type ChoiceProps } from './choice.tsx'

type CheckboxProps = ChoiceProps &
  Omit<ComponentProps<'input'>, 'type' | 'required' | 'className' | 'ref'> & {
    name: string
    /** Some of what it stands for is on, some is not. */
    isIndeterminate?: boolean | undefined
    onCheckedChange?: ((isChecked: boolean) => void) | undefined
  }

/** Yes or no. In the form's data it is there (`on`, or its value) or it is not. */
export const Checkbox = ({
  label,
  hint,
  fault,
  isRequired,
  isIndeterminate = false,
  onCheckedChange,
  onChange,
  ...input
}: CheckboxProps) => (
  <Choice {...{ label, hint, fault, isRequired }}>
    {(control) => (
      <span className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
        <input
          {...input}
          {...control}
          type="checkbox"
          // The browser takes this state from a property only.
          ref={(element) => {
            if (element) element.indeterminate = isIndeterminate
          }}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.currentTarget.checked)
          }}
          className="peer size-5 appearance-none rounded-xs border border-line-strong bg-raised checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]"
        />
        <Icon
          of={Check}
          size="sm"
          className="pointer-events-none relative hidden stroke-3 text-on-accent peer-checked:block peer-indeterminate:hidden"
        />
        <Icon
          of={Minus}
          size="sm"
          className="pointer-events-none relative hidden stroke-3 text-on-accent peer-indeterminate:block"
        />
      </span>
    )}
  </Choice>
)

/** Boxes that answer one question together. */
export const CheckboxGroup = ({ children, ...group }: ChoiceGroupProps & { children: ReactNode }) => (
  <ChoiceGroup {...group}>
    <div className="grid gap-1.5 touch:gap-0">{children}</div>
  </ChoiceGroup>
)
