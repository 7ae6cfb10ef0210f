import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs when a value has changed, whatever changed it. Null means not known yet. */
export const useChange = (value: string | null, onChange: () => void): void => {
  const before = useRef(value)
  const answer = useEffectEvent(onChange)
  useEffect(() => {
    if (before.current !== null && value !== before.current) answer()
    before.current = value
  }, [value])
}
