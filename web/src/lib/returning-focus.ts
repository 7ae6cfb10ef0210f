import { useEffect, useEffectEvent, useRef } from 'react'

/** Whether what had the focus is gone, or can no longer be seen. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || !activeElement.checkVisibility()
}

/**
 * For something that opens in place of what opened it. When it closes and takes the focus with it, `giveBack` is called
 * with what was open. Null means that nothing is open.
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
