import { useEffect, useState } from 'react'

/** Fewer letters are not looked up while somebody types. */
export const fewestLetters = 2

const restMs = 250

/** The text, trimmed, once its typing has paused. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
