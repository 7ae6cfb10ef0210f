import { useState } from 'react'

/** Counts how often a dialog was opened. As its key, this resets it each time but lets it close unchanged. */
export const useOpening = (isOpen: boolean): number => {
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) })
  return opening.count
}
