import { type RefObject, useEffect } from 'react'

/** A row of tabs or links: the chosen one is underlined. It scrolls sideways where it does not fit. */
export const tabStrip =
  '-ms-1 flex gap-6 overflow-x-auto px-1 py-1 [scrollbar-width:none] ' +
  '*:relative *:inline-flex *:shrink-0 *:items-center *:gap-1.5 *:rounded-xs *:py-2 *:text-ui *:font-[550] *:whitespace-nowrap *:text-muted *:hover:text-text touch:*:min-h-11 ' +
  '*:aria-selected:text-text *:aria-[current]:text-text *:disabled:opacity-45 ' +
  '*:after:absolute *:after:inset-x-0 *:after:-bottom-1 *:after:h-0.5 *:after:bg-accent-text *:after:opacity-0 *:aria-selected:after:opacity-100 *:aria-[current]:after:opacity-100'

/** The hairline below the strip; not part of what scrolls. */
export const tabStripEdge = 'min-w-0 shadow-[inset_0_-1px_0_var(--line)]'

/** Scrolls the strip, never the page, so that the chosen one can be seen; also when a router chose it. */
export const useChosenInView = (strip: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const show = () => {
      const chosen = element.querySelector('[aria-selected="true"], [aria-current]')
      if (chosen) scrollSideways(element, chosen)
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(element, {
      subtree: true,
      // A count that comes late makes its label wider.
      childList: true,
      attributeFilter: ['aria-selected', 'aria-current'],
    })
    return () => observer.disconnect()
  }, [strip])
}

/** So much of the neighbour stays in sight. */
const peek = 32

const scrollSideways = (strip: HTMLElement, chosen: Element): void => {
  const around = strip.getBoundingClientRect()
  const { left, right } = chosen.getBoundingClientRect()
  if (left - peek < around.left) strip.scrollLeft += left - peek - around.left
  else if (right + peek > around.right) strip.scrollLeft += right + peek - around.right
}
