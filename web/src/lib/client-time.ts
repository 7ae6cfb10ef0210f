import { readOffsetCookie } from '@fieldhouse/contract/page-cookies'
import { useSyncExternalStore } from 'react'
import { writeCookie } from './cookies.ts'
import type { Clock } from './dates.ts'
import { readPageCookie } from './page-cookie.ts'

const toldOffset = (): number => readOffsetCookie(readPageCookie('clientTime')) ?? 0

/** In the browser, the offset that the server rendered this page with. */
const offsetAtOpening = import.meta.env.SSR ? 0 : toldOffset()

const drawnOffset = (): number => (import.meta.env.SSR ? toldOffset() : offsetAtOpening)

/** SHL-12: minutes to add to UTC for the visitor's clock. */
export const clientOffset = (): number =>
  import.meta.env.SSR ? toldOffset() : -new Date().getTimezoneOffset() || 0

/** The browser's time zone, if known. The server that renders a page does not know it. */
export const clientZone = (): { time_zone?: string } => {
  const zone = import.meta.env.SSR ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone ? { time_zone: zone } : {}
}

/** Days that someone asked for are days of their own time zone. */
export const zoneOfDays = ({ from, to }: { from?: string; to?: string }): { time_zone?: string } =>
  from || to ? clientZone() : {}

const neverChanges = () => () => undefined

/** The browser's time zone, with its offset at a given time. */
const ownClock: Clock = (at) => -new Date(at).getTimezoneOffset() || 0

const clockOf = (): Clock => (import.meta.env.SSR ? toldOffset() : ownClock)

/** The clock for rendering: hydration uses the server's offset, then the browser's time zone takes over. */
export const useClientClock = (): Clock => useSyncExternalStore(neverChanges, clockOf, drawnOffset)

/** Sends the visitor's clock to the server, so dates are shown in the visitor's time zone. */
export const rememberClientTime = (): void => writeCookie('clientTime', String(clientOffset()))
