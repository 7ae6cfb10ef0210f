import { useEffect, useState } from 'react'

/** Fewer letters are not searched while typing. */
export const fewestLetters = 2

const restMs = 250

/** The trimmed text after a typing pause. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
