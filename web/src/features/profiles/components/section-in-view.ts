import { type RefObject, useEffect } from 'react'

/**
 * Marks the link to the section being read: the last one whose top passed under the bar. It works on the HTML alone, so a
 * page that sleeps has it too (`in-page/asleep-page.ts`). React never sets this attribute.
 */
export const markSectionInView = (bar: HTMLElement): (() => void) => {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  const seen = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      const current = sections.findLast((section) => seen.has(section))
      for (const link of links)
        if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
    },
    // A band below the bar: the section in it is being read.
    { rootMargin: '-150px 0px -65% 0px' },
  )
  for (const section of sections) observer.observe(section)
  return () => observer.disconnect()
}

/** The bar needs `data-sections`. */
export const useSectionInView = (bar: RefObject<HTMLElement | null>, keys: readonly string[]): void => {
  const list = keys.join(' ')
  // Other sections have other links.
  useEffect(() => (list && bar.current ? markSectionInView(bar.current) : undefined), [bar, list])
}
