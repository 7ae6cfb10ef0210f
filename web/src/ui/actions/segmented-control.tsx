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
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap justify-self-start rounded-md bg-sunken p-[3px]"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-[34px] cursor-pointer items-center gap-1.5 rounded-[7px] border border-transparent px-3.5 py-0.5 text-ui font-[550] text-muted outline-offset-2 outline-accent-text has-checked:border-line-strong has-checked:bg-raised has-checked:text-text has-focus-visible:outline-2 has-disabled:cursor-not-allowed has-disabled:opacity-45 touch:min-h-11"
        >
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
            className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[7px] opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
