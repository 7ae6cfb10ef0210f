import { useRef } from 'react'

/** An editor replaced its button. When it closes, the button is back and gets the focus. */
export const useOpenerFocus = () => {
  const isDue = useRef(false)
  return {
    expect: () => {
      isDue.current = true
    },
    ref: (button: HTMLButtonElement | null) => {
      if (!button || !isDue.current) return
      isDue.current = false
      button.focus()
    },
  }
}
