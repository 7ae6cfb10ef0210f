import { useEffect, useRef } from 'react'
import { useEditing } from './editing.ts'

/** Asks before leaving the page while a choice here is unsaved. */
export const useHolding = (isHolding: boolean): void => {
  const { unsaved } = useEditing()
  const now = useRef(isHolding)
  useEffect(() => {
    now.current = isHolding
  }, [isHolding])
  useEffect(() => {
    const holds = () => now.current
    unsaved.add(holds)
    return () => void unsaved.delete(holds)
  }, [unsaved])
}
