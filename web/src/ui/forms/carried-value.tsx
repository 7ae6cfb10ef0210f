import { type RefObject, useRef } from 'react'
import { announceLeaving, announceText } from './text-carrier.ts'
import { useFormEvent } from './use-form-event.ts'

interface CarriedValue {
  name: string
  defaultValue: string
  isDisabled?: boolean | undefined
  /** The visible control. It gets the focus that the form gives to the name. */
  control: RefObject<HTMLElement | null>
  /** Called when the form was reset. */
  onReset: () => void
}

/**
 * For a field whose text is not its value: a hidden input has the value under the name and acts like any field for the
 * form. `put` is a change, `leave` a blur.
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
        // Passing the focus on is not a blur: it would clear an error from the server.
        onBlur={(event) => event.isTrusted && event.stopPropagation()}
      />
    ),
    /** True when the value changed. */
    put: (value: string): boolean => {
      const isNew = carrier.current !== null && carrier.current.value !== value
      announceText(carrier.current, value)
      return isNew
    },
    leave: () => announceLeaving(carrier.current),
  }
}
