import { closedBanner, readBannerCookie } from '@fieldhouse/contract/page-cookies'
import { readCookie, writeCookie } from '../../lib/cookies.ts'
import { createStore, useStore } from '../../lib/store.ts'

/** SHL-12: `view-top-100=0` hides the home page banner. */
const closed = createStore(import.meta.env.SSR ? false : readBannerCookie(readCookie('view-top-100')))

/** Closed in this visit, or before. The server reads the same cookie, so nothing jumps. */
export const useBannerClosed = (wasClosed: boolean): boolean => useStore(closed, wasClosed) || wasClosed

export const closeBanner = (): void => {
  writeCookie('view-top-100', closedBanner)
  closed.set(true)
}
