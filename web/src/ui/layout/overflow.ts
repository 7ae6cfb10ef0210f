import { type RefObject, useEffect, useState } from 'react'

/** Whether content overflows sideways. Before hydration this is the given default. */
export const useOverflowsSideways = (area: RefObject<HTMLElement | null>, isPresumed = false): boolean => {
  const [isOver, setOver] = useState(isPresumed)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const observer = new ResizeObserver(() => setOver(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [area])
  return isOver
}
