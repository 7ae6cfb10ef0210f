import { wasSignUpOpen } from '../features/accounts/sign-up/sign-up-draft-key.ts'
import { dateAt } from '../lib/dates.ts'
import { ownClock } from '../lib/own-clock.ts'
import { loadParameters } from '../shell/load-parameters/names.ts'
import { wasPaymentOpen } from '../shell/pending-purchase-key.ts'

/** SHL-13. An athlete's subdomain reads none (SHL-14). */
const hasParameters = (): boolean => {
  const search = new URLSearchParams(location.search)
  const { subdomain } = document.documentElement.dataset
  return !subdomain && ['url', ...loadParameters].some((name) => search.has(name))
}

/** The server knew another clock. Which games are upcoming depends on the day. */
const isOtherDay = (): boolean => {
  const { today } = document.querySelector<HTMLElement>('[data-today]')?.dataset ?? {}
  return today !== undefined && today !== dateAt(Date.now(), ownClock)
}

/** A part that works by itself: always, or with what the browser has stored under a key. */
const hasOwnWork = ({ dataset: { atOnce } }: HTMLElement): boolean => {
  try {
    return !atOnce || localStorage.getItem(atOnce) !== null
  } catch {
    return false
  }
}

/** Whether a page has something to do before anyone uses it. */
export const startsAtOnce = (): boolean =>
  hasParameters() ||
  // A secret in the address (`lib/use-hash-value.ts`).
  location.hash.includes('=') ||
  wasSignUpOpen() ||
  wasPaymentOpen() ||
  Boolean(history.state?.isDialog) ||
  [...document.querySelectorAll<HTMLElement>('[data-at-once]')].some(hasOwnWork) ||
  isOtherDay()
