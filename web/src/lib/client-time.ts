import { readOffsetCookie } from '@fieldhouse/contract/page-cookies'
import { useSyncExternalStore } from 'react'
import type { Clock } from './dates.ts'
import { ownClock } from './own-clock.ts'
import { readPageCookie } from './page-cookie.ts'

const toldOffset = (): number => readOffsetCookie(readPageCookie('clientTime')) ?? 0

/** In the browser, the offset that the server rendered this page with. The cookie may be newer. */
const offsetAtOpening = import.meta.env.SSR
  ? 0
  : Number(document.documentElement.dataset.clock ?? toldOffset())

const drawnOffset = (): number => (import.meta.env.SSR ? toldOffset() : offsetAtOpening)

/** For the root element. */
export const clockAttribute = () => ({ 'data-clock': drawnOffset() })

/** SHL-12: minutes to add to UTC for the visitor's clock. */
export const clientOffset = (): number => (import.meta.env.SSR ? toldOffset() : ownClock(Date.now()))

/** The browser's time zone, if known. The server that renders a page does not know it. */
export const clientZone = (): { time_zone?: string } => {
  const zone = import.meta.env.SSR ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone ? { time_zone: zone } : {}
}

/** Days that someone asked for are days of their own time zone. */
export const zoneOfDays = ({ from, to }: { from?: string; to?: string }): { time_zone?: string } =>
  from || to ? clientZone() : {}

const neverChanges = () => () => undefined

const clockOf = (): Clock => (import.meta.env.SSR ? toldOffset() : ownClock)

/** The clock for rendering: hydration uses the server's offset, then the browser's time zone takes over. */
export const useClientClock = (): Clock => useSyncExternalStore(neverChanges, clockOf, drawnOffset)
