import { type Mode, readModeCookie, writeModeCookie } from '@fieldhouse/contract/page-cookies'
import { useRouterState } from '@tanstack/react-router'
import { readCookie, writeCookie } from '../lib/cookies.ts'
import { createStore, useStore } from '../lib/store.ts'

/** SHL-07: where a visitor may switch between light and dark. */
const switchable: readonly RegExp[] = [
  /^\/$/,
  /^\/(top-100|about-us|contact-us|policy|terms|search-results)$/,
  /^\/services\/for-(athletes|parents|colleges|coaches)$/,
  /^\/packages(\/(starter-showcase|starter-elite|all-star-showcase|college-concierge))?$/,
  /^\/password\/reset(\/|$)/,
]

export const hasAppearanceSwitch = (path: string): boolean => switchable.some((pattern) => pattern.test(path))

/** Pages with a fixed appearance. */
export const fixedMode = (path: string): Mode | null => (/^\/roster(\/|$)/.test(path) ? 'dark' : null)

/** The value in an address, which people may write themselves. */
export const modeNamed = (word: string | null | undefined): Mode | null => {
  if (word === '1' || word === 'true') return 'dark'
  return word === '0' || word === 'false' ? 'light' : null
}

/** SRC-03: the address of search results may set the appearance, before the visitor's own choice. */
export const addressedMode = (path: string, search: string): Mode | null =>
  path === '/search-results' ? modeNamed(new URLSearchParams(search).get('darkMode')) : null

const chosen = createStore<Mode | null>(
  import.meta.env.SSR
    ? null
    : (addressedMode(location.pathname, location.search) ?? readModeCookie(readCookie('darkMode'))),
)

/** The appearance from the address or the visitor, the same on the server and in the browser. */
export const useChosenMode = (onServer: Mode | null): Mode | null => {
  const addressed = useRouterState({
    select: ({ location: { pathname, searchStr } }) => addressedMode(pathname, searchStr),
  })
  return useStore(chosen, addressed ?? onServer)
}

/** Called when another appearance is chosen. */
export const watchMode = chosen.subscribe

/** For this visit only: opening a shared link is not a choice. */
export const showMode = (mode: Mode): void => chosen.set(mode)

/** Restores the visitor's own choice. */
export const forgetShownMode = (): void => chosen.set(readModeCookie(readCookie('darkMode')))

export const chooseMode = (mode: Mode): void => {
  writeCookie('darkMode', writeModeCookie(mode))
  chosen.set(mode)
}

/** The current appearance. */
export const shownMode = (): Mode =>
  chosen.get() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
