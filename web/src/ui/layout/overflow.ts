import { type RefObject, useEffect, useState } from 'react'

/** Whether there is more to the side than can be seen. Not known before the page is alive: until then it is as said. */
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
