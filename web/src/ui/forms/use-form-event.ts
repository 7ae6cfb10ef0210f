import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Listens for a submit or reset of the form around a control. It runs afterwards: only then do the fields of a reset
 * form have their first text again.
 */
export const useFormEvent = (
  type: 'submit' | 'reset',
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  onEvent: () => void,
) => {
  const tell = useEffectEvent((event: Event) => {
    const isCalledOff = type === 'reset' && event.defaultPrevented
    if (control.current && !isCalledOff) onEvent()
  })
  useEffect(() => {
    const hear = (event: Event) => {
      if (event.target === control.current?.form) setTimeout(() => tell(event))
    }
    document.addEventListener(type, hear, true)
    return () => document.removeEventListener(type, hear, true)
  }, [type, control])
}
