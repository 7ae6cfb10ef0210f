import { useLayoutEffect, useRef } from 'react'

/**
 * A press changes the length of the list above it, but not the place of what was pressed. `measure` comes just before
 * the page changes, so scrolling in the meantime counts.
 */
export const useKeptPlace = (shown: unknown) => {
  const pressed = useRef<HTMLElement>(null)
  const top = useRef<number>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when something else is shown
  useLayoutEffect(() => {
    const element = pressed.current
    if (top.current === null || !element?.isConnected) return
    const moved = element.getBoundingClientRect().top - top.current
    top.current = null
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  }, [shown])

  return {
    press: (element: HTMLElement) => {
      pressed.current = element
    },
    measure: () => {
      top.current = pressed.current?.isConnected ? pressed.current.getBoundingClientRect().top : null
    },
  }
}
