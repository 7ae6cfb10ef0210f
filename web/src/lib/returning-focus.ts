import { useEffect, useEffectEvent, useRef } from 'react'

/** Whether the focused element is gone, or no longer visible. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || !activeElement.checkVisibility()
}

/**
 * For something that replaces its opener. When it closes with the focus inside, `giveBack` is called with what was
 * open. Null means that nothing is open.
 */
export const useReturningFocus = <Open>(open: Open | null, giveBack: (left: Open) => void): void => {
  const last = useRef(open)
  const back = useEffectEvent(giveBack)
  useEffect(() => {
    const left = last.current
    last.current = open
    if (left !== null && open === null && isFocusLost()) back(left)
  }, [open])
}
