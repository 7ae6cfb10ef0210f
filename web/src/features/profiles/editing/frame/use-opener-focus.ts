import { useRef } from 'react'

/** An editor took the place of its button: when it closes, the button is there again and gets the focus back. */
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
