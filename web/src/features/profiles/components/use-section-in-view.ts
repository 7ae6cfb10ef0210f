import { useEffect, useState } from 'react'

/** The section being read: the last one whose top passed under the bar. Unknown before hydration. */
export const useSectionInView = (keys: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null)
  const list = keys.join(' ')
  useEffect(() => {
    const elements = list.split(' ').flatMap((key) => document.getElementById(key) ?? [])
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        setCurrent(elements.findLast((element) => seen.has(element))?.id ?? null)
      },
      // A band below the bar: the section in it is being read.
      { rootMargin: '-150px 0px -65% 0px' },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [list])
  return current
}
