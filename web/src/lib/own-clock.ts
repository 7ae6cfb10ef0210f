import { writeCookie } from './cookies.ts'
import type { Clock } from './dates.ts'

/** The browser's time zone, with its offset at a given time. */
export const ownClock = ((at: number) => -new Date(at).getTimezoneOffset() || 0) satisfies Clock

/** Sends the visitor's clock to the server, so dates are shown in the visitor's time zone. */
export const rememberClientTime = (): void => writeCookie('clientTime', String(ownClock(Date.now())))
