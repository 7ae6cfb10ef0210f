import { useCallback, useEffect, useState } from 'react'
import { loadOutlines, type Outlines } from './outlines.ts'

/** The states, a moment after the page. `retry` is there only after a failed load. */
export const useOutlines = () => {
  const [outlines, setOutlines] = useState<Outlines | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    let isStale = false
    setFailed(false)
    loadOutlines().then(
      (loaded) => isStale || setOutlines(loaded),
      () => isStale || setFailed(true),
    )
    return () => {
      isStale = true
    }
  }, [])

  useEffect(load, [load])
  return { outlines, retry: hasFailed ? () => void load() : null }
}
