import type { ComponentProps } from 'react'

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
    className="checkbox"
  />
)
