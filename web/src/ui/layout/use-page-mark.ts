import { useLayoutEffect } from 'react'

/** What others on the page make room for. */
type PageMark = 'athleteLine' | 'cornerDialog' | 'dialog' | 'saveFooter'

const counts = new Map<PageMark, number>()

const change = (mark: PageMark, by: 1 | -1) => {
  const count = (counts.get(mark) ?? 0) + by
  counts.set(mark, count)
  if (count > 0) document.documentElement.dataset[mark] = ''
  else delete document.documentElement.dataset[mark]
}

/**
 * Marks `<html>` while this part is on the page, as in `data-save-footer`. Styles could find the part with
 * `html:has(…)`, but then the browser styles the whole page again after almost every change.
 */
export const usePageMark = (mark: PageMark, isShown = true): void => {
  useLayoutEffect(() => {
    if (!isShown) return
    change(mark, 1)
    return () => change(mark, -1)
  }, [mark, isShown])
}
