import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody has a part before their eyes: it is drawn, not hidden behind another, and the page is in front. */
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
