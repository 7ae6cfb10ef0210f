import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { LoadingStatus } from '../feedback/skeleton.tsx'

interface InfiniteListProps<Item> {
  /** What is listed, for screen readers. */
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string | number
  children: (item: Item) => ReactNode
  hasMore: boolean
  isLoading: boolean
  onLoadMore: () => void
  /** The last page failed. Nothing more is requested until Try again. */
  fault?: string | undefined
  faultTitle?: string
  /** The skeleton of the next rows. */
  skeleton?: ReactNode
  empty?: ReactNode
  /** Below the last row. */
  endText?: ReactNode
  moreText?: string
  /** Scrolls inside its own height. Otherwise the page scrolls. */
  isScroller?: boolean
}

/** The rule for every infinite list: within 5 px of its end for 300 ms, it requests the next page. */
const nearness = 5
const patience = 300

/** A list that loads more while scrolling. For keyboards there is a button. */
export const InfiniteList = <Item,>({
  label,
  items,
  itemKey,
  children,
  hasMore,
  isLoading,
  onLoadMore,
  fault,
  faultTitle = 'The list did not load',
  skeleton,
  empty,
  endText,
  moreText = 'Show more',
  isScroller = false,
}: InfiniteListProps<Item>) => {
  const { area, end, isNearEnd } = useNearEnd(isScroller)
  const canLoad = hasMore && !isLoading && fault === undefined
  const count = items.length
  const { list, goOnFrom } = useFocusOnNew(count)
  const load = useEffectEvent(onLoadMore)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count, so a page that did not fill the space is followed by the next.
  useEffect(() => {
    if (!isNearEnd || !canLoad) return
    const timer = setTimeout(() => load(), patience)
    return () => clearTimeout(timer)
  }, [isNearEnd, canLoad, count])

  const press = () => {
    goOnFrom(count)
    onLoadMore()
  }

  return (
    <div
      ref={area}
      className={isScroller ? 'relative h-full min-h-0 overflow-y-auto overscroll-contain' : 'relative'}
    >
      <LoadingStatus isLoading={isLoading} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets. */}
      <ul ref={list} role="list" aria-label={label} aria-busy={isLoading} hidden={count === 0}>
        {items.map((item) => (
          <li key={itemKey(item)} tabIndex={-1} className="border-b border-line last:border-b-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {isLoading && <div aria-hidden="true">{skeleton}</div>}
      {fault !== undefined && (
        <div className="py-4">
          <ErrorState as="p" title={faultTitle} isRetrying={isLoading} onRetry={onLoadMore}>
            {fault}
          </ErrorState>
        </div>
      )}
      {hasMore && count > 0 && fault === undefined && (
        <div className="grid justify-items-center py-4">
          <Button isOutlined size="sm" isBusy={isLoading} onClick={press}>
            {moreText}
          </Button>
        </div>
      )}
      {!hasMore && !isLoading && fault === undefined && (
        <>
          {count === 0 && empty}
          {count > 0 && endText && <p className="py-4 text-center text-small text-muted">{endText}</p>}
        </>
      )}
      <div ref={end} aria-hidden="true" className="-mt-px h-px" />
    </div>
  )
}

const useNearEnd = (isScroller: boolean) => {
  const area = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [isNearEnd, setNearEnd] = useState(false)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(
      (entries) => setNearEnd(entries.at(-1)?.isIntersecting ?? false),
      { root: isScroller ? area.current : null, rootMargin: `0px 0px ${nearness}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isScroller])
  return { area, end, isNearEnd }
}

/** After pressing the button, the focus moves to the first new row. */
const useFocusOnNew = (count: number) => {
  const list = useRef<HTMLUListElement>(null)
  const from = useRef<number | null>(null)
  useEffect(() => {
    if (from.current === null || count <= from.current) return
    const row = list.current?.children[from.current]
    from.current = null
    if (row instanceof HTMLElement) row.focus()
  }, [count])
  return {
    list,
    goOnFrom: (row: number) => {
      from.current = row
    },
  }
}
