import { useClientClock } from './client-time.ts'
import { dayOf, timeAgo } from './dates.ts'

/** A day by the visitor's clock, as in "Mar 3, 2026". */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{dayOf(at, useClientClock())}</time>

interface AgoProps {
  at: string
  now: number
  className?: string
}

/** How long ago, by the visitor's clock. */
export const Ago = ({ at, now, className }: AgoProps) => (
  <time dateTime={at} {...(className && { className })}>
    {timeAgo(at, now, useClientClock())}
  </time>
)
