import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Writes an element's height into a property of the page, as in `--bottom-bar`, so others leave room for it. */
export const useToldHeight = <E extends HTMLElement>(property: `--${string}`): RefObject<E | null> => {
  const part = useRef<E>(null)
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return
    const { style } = document.documentElement
    const tell = () => style.setProperty(property, `${element.offsetHeight}px`)
    tell()
    const watcher = new ResizeObserver(tell)
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      style.removeProperty(property)
    }
  }, [property])
  return part
}
