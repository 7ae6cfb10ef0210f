import { readCookie, writeCookie } from '../../lib/cookies.ts'
import { createStore, useStore } from '../../lib/store.ts'

/** SHL-12: `view-top-100=0` hides the banner of the home page. */
const closed = createStore(import.meta.env.SSR ? false : readCookie('view-top-100') === '0')

/** Since this visit began, or before: the server tells the latter from the same cookie, so that nothing jumps. */
export const useBannerClosed = (wasClosed: boolean): boolean => useStore(closed, wasClosed) || wasClosed

export const closeBanner = (): void => {
  writeCookie('view-top-100', '0')
  closed.set(true)
}
