import { readOffsetCookie } from '@fieldhouse/contract/page-cookies'
import { useSyncExternalStore } from 'react'
import { writeCookie } from './cookies.ts'
import type { Clock } from './dates.ts'
import { readPageCookie } from './page-cookie.ts'

const toldOffset = (): number => readOffsetCookie(readPageCookie('clientTime')) ?? 0

/** In the browser, what the server drew this page with: nothing has told it the clock since. */
const offsetAtOpening = import.meta.env.SSR ? 0 : toldOffset()

const drawnOffset = (): number => (import.meta.env.SSR ? toldOffset() : offsetAtOpening)

/** SHL-12: minutes to add to UTC for the visitor's clock. */
export const clientOffset = (): number =>
  import.meta.env.SSR ? toldOffset() : -new Date().getTimezoneOffset() || 0

/** The browser's time zone, where it is known: the server that draws a page for a visitor does not know it. */
export const clientZone = (): { time_zone?: string } => {
  const zone = import.meta.env.SSR ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone ? { time_zone: zone } : {}
}

const neverChanges = () => () => undefined

/** The browser's time zone, with the offset that it had or will have at a moment. */
const ownClock: Clock = (at) => -new Date(at).getTimezoneOffset() || 0

const clockOf = (): Clock => (import.meta.env.SSR ? toldOffset() : ownClock)

/** The clock for what is drawn: what the server drew comes to life as it is, and then follows the browser's time zone. */
export const useClientClock = (): Clock => useSyncExternalStore(neverChanges, clockOf, drawnOffset)

/** Tells the server the visitor's clock, so that dates are shown as the visitor would write them. */
export const rememberClientTime = (): void => writeCookie('clientTime', String(clientOffset()))
