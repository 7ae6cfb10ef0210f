import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is visible: rendered, not covered, and on a page in the foreground. */
export const useInSight = (part: RefObject<Element | null>): boolean => {
  const [isDrawn, setDrawn] = useState(false)
  const [isInFront, setInFront] = useState(false)

  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => setDrawn(seen?.isIntersecting ?? false))
    if (part.current) watcher.observe(part.current)
    return () => watcher.disconnect()
  }, [part])

  useEffect(() => {
    const look = () => setInFront(!document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return isDrawn && isInFront
}
