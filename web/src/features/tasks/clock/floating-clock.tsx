import { clockText } from '@fieldhouse/contract/tasks.rules'
import { type RefObject, useEffect, useState } from 'react'

/** Whether the page was scrolled until the element was out of the window. */
const useScrolledAway = (part: RefObject<Element | null>): boolean => {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false))
    if (part.current) watcher.observe(part.current)
    return () => watcher.disconnect()
  }, [part])
  return isAway
}

interface FloatingClockProps {
  /** The clock at the top of the page. */
  strip: RefObject<HTMLElement | null>
  name: string
  seconds: number
}

/** COA-03: on a long page, the running time stays in sight. A press goes to the clock and its buttons. */
export const FloatingClock = ({ strip, name, seconds }: FloatingClockProps) => {
  const isAway = useScrolledAway(strip)
  if (!isAway) return null
  const goToClock = () => {
    scrollTo({ top: 0 })
    strip.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      aria-label={`${name} is running. Go to the clock`}
      onClick={goToClock}
      className="fixed end-(--gutter) top-[calc(var(--athlete-line)+0.5rem)] z-12 flex min-h-9 max-w-[calc(100vw-2*var(--gutter))] items-center gap-2.5 rounded-full bg-poster px-4 text-ui text-on-poster shadow-float touch:min-h-11"
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-on-poster" />
      <span className="max-w-60 truncate font-medium max-sm:hidden">{name}</span>
      <b className="font-display text-[1.125rem] leading-none tabular-nums">{clockText(seconds)}</b>
    </button>
  )
}
