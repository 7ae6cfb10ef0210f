import { type RefObject, useEffect } from 'react'

/** A row of tabs or links with the current one underlined. It scrolls sideways if it does not fit. */
export const tabStrip =
  '-ms-1 flex gap-6 overflow-x-auto px-1 py-1 [scrollbar-width:none] ' +
  '*:relative *:inline-flex *:shrink-0 *:items-center *:gap-1.5 *:rounded-xs *:py-2 *:text-ui *:font-[550] *:whitespace-nowrap *:text-muted *:hover:text-text touch:*:min-h-11 ' +
  '*:aria-selected:text-text *:aria-[current]:text-text *:disabled:opacity-45 ' +
  '*:after:absolute *:after:inset-x-0 *:after:-bottom-1 *:after:h-0.5 *:after:bg-accent-text *:after:opacity-0 *:aria-selected:after:opacity-100 *:aria-[current]:after:opacity-100'

/** The thin line below the strip, which does not scroll. */
export const tabStripEdge = 'min-w-0 shadow-[inset_0_-1px_0_var(--line)]'

/** Scrolls the strip, never the page, so the current one is visible, even if a router chose it. */
export const keepChosenInView = (strip: HTMLElement): (() => void) => {
  const show = () => {
    const chosen = strip.querySelector('[aria-selected="true"], [aria-current]')
    if (chosen) scrollSideways(strip, chosen)
  }
  show()
  const observer = new MutationObserver(show)
  observer.observe(strip, {
    subtree: true,
    // A count that arrives late makes its label wider.
    childList: true,
    attributeFilter: ['aria-selected', 'aria-current'],
  })
  return () => observer.disconnect()
}

/** The element needs `data-strip`, for a page that sleeps (`in-page/asleep-page.ts`). */
export const useChosenInView = (strip: RefObject<HTMLElement | null>): void => {
  useEffect(() => (strip.current ? keepChosenInView(strip.current) : undefined), [strip])
}

/** How much of the neighbor stays visible. */
const peek = 32

const scrollSideways = (strip: HTMLElement, chosen: Element): void => {
  const around = strip.getBoundingClientRect()
  const { left, right } = chosen.getBoundingClientRect()
  if (left - peek < around.left) strip.scrollLeft += left - peek - around.left
  else if (right + peek > around.right) strip.scrollLeft += right + peek - around.right
}
