import { type RefObject, useRef } from 'react'
import { announceLeaving, announceText } from './text-carrier.ts'
import { useFormEvent } from './use-form-event.ts'

interface CarriedValue {
  name: string
  defaultValue: string
  isDisabled?: boolean | undefined
  /** What a person uses; it gets the focus that the form gives to the name. */
  control: RefObject<HTMLElement | null>
  /** The form went back to its first values. */
  onReset: () => void
}

/**
 * For a field whose text is not its value: an input out of sight carries the value under the name, and speaks to the
 * form as any field does: `put` is a change, `leave` a blur.
 */
export const useCarriedValue = ({ name, defaultValue, isDisabled, control, onReset }: CarriedValue) => {
  const carrier = useRef<HTMLInputElement>(null)
  useFormEvent('reset', carrier, onReset)

  return {
    carrier: (
      <input
        ref={carrier}
        name={name}
        defaultValue={defaultValue}
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        className="sr-only bottom-0"
        onFocus={() => control.current?.focus()}
        // Handing the focus on is not leaving the field: a fault the server found would be checked away.
        onBlur={(event) => event.isTrusted && event.stopPropagation()}
      />
    ),
    /** True when it was another value before. */
    put: (value: string): boolean => {
      const isNew = carrier.current !== null && carrier.current.value !== value
      announceText(carrier.current, value)
      return isNew
    },
    leave: () => announceLeaving(carrier.current),
  }
}
