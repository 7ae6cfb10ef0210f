import { useCallback, useEffect, useState } from 'react'
import { loadedOutlines, loadOutlines, type Outlines } from './outlines.ts'

/** The states, a moment after the page if nothing has loaded them yet. `retry` is there only after a failed load. */
export const useOutlines = (drawn: Outlines | undefined) => {
  const [outlines, setOutlines] = useState<Outlines | null>(() => drawn ?? loadedOutlines())
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

  const isDrawn = drawn !== undefined
  useEffect(() => (isDrawn ? undefined : load()), [isDrawn, load])
  return { outlines, retry: hasFailed ? () => void load() : null }
}
