import { type RefObject, useEffect, useState } from 'react'

/** The ids of the new rows (`data-unseen`) that have been on the screen while the list was looked at. */
export const useSeenRows = (list: RefObject<Element | null>, isLookedAt: boolean): ReadonlySet<string> => {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!isLookedAt || !list.current) return
    const { current } = list
    const watcher = new IntersectionObserver((changes) => {
      const shown = changes
        .filter(({ isIntersecting }) => isIntersecting)
        .map(({ target }) => target.getAttribute('data-unseen') ?? '')
      setSeen((known) => (shown.every((id) => known.has(id)) ? known : new Set([...known, ...shown])))
    })
    const watchRows = () => {
      for (const row of current.querySelectorAll('[data-unseen]')) watcher.observe(row)
    }
    watchRows()
    // A long log is rendered in parts.
    const growth = new MutationObserver(watchRows)
    growth.observe(current, { childList: true, subtree: true })
    return () => {
      watcher.disconnect()
      growth.disconnect()
    }
  }, [list, isLookedAt])
  return seen
}
