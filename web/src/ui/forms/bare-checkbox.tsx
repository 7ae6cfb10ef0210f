import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../media/icon.tsx'

export interface BareCheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some of its items are on, some are not. */
  isIndeterminate?: boolean | undefined
  onCheckedChange?: ((isChecked: boolean) => void) | undefined
}

/** A checkbox without a label. The caller names it. */
export const BareCheckbox = ({
  isIndeterminate = false,
  onCheckedChange,
  onChange,
  ...input
}: BareCheckboxProps) => (
  <span className="grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
    <input
      {...input}
      type="checkbox"
      // Browsers set this state only through a property.
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
)
