import { type ReactNode, useId } from 'react'

interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  isDisabled?: boolean | undefined
}

interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly Segment<Value>[]
  /** Sent with the form. Without a name it belongs to no form. */
  name?: string | undefined
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
}

/** A choice of two to four that changes the view immediately. */
export const SegmentedControl = <Value extends string>({
  label,
  options,
  name,
  value,
  defaultValue = options[0]?.value,
  onValueChange,
}: SegmentedControlProps<Value>) => {
  const id = useId()
  return (
    <div role="radiogroup" aria-label={label} className="segmented-control">
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            // An empty form id belongs to no form, so our generated name is not sent.
            {...(name ? { name } : { name: id, form: '' })}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            value={option.value}
            disabled={option.isDisabled}
            onChange={() => onValueChange?.(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
