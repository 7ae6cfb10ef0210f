import { useEffect, useEffectEvent, useRef } from 'react'

/** Answers when a value has become another, wherever that was done. While it is null it is not known yet. */
export const useChange = (value: string | null, onChange: () => void): void => {
  const before = useRef(value)
  const answer = useEffectEvent(onChange)
  useEffect(() => {
    if (before.current !== null && value !== before.current) answer()
    before.current = value
  }, [value])
}
