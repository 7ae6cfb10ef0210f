import { useEffect, useRef } from 'react'
import { useEditing } from './editing.ts'

/** Whoever leaves the page is asked first while something chosen here is not saved. */
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
