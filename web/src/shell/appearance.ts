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
  /^\/password\/reset\//,
]

export const hasAppearanceSwitch = (path: string): boolean => switchable.some((pattern) => pattern.test(path))

/** Pages that have one look only. */
export const fixedMode = (path: string): Mode | null => (/^\/roster(\/|$)/.test(path) ? 'dark' : null)

/** As an address says it, where people write it themselves. */
export const modeNamed = (word: string | null | undefined): Mode | null => {
  if (word === '1' || word === 'true') return 'dark'
  return word === '0' || word === 'false' ? 'light' : null
}

/** SRC-03: the address of search results may say how it is to be seen, before the visitor's own choice. */
export const addressedMode = (path: string, search: string): Mode | null =>
  path === '/search-results' ? modeNamed(new URLSearchParams(search).get('darkMode')) : null

const chosen = createStore<Mode | null>(
  import.meta.env.SSR
    ? null
    : (addressedMode(location.pathname, location.search) ?? readModeCookie(readCookie('darkMode'))),
)

/** What the address or the visitor chose, the same while the server renders and in the browser. */
export const useChosenMode = (onServer: Mode | null): Mode | null => {
  const addressed = useRouterState({
    select: ({ location: { pathname, searchStr } }) => addressedMode(pathname, searchStr),
  })
  return useStore(chosen, addressed ?? onServer)
}

/** Hears when another appearance is chosen. */
export const watchMode = chosen.subscribe

/** For this visit: a link that somebody sent is no choice of the one who opens it. */
export const showMode = (mode: Mode): void => chosen.set(mode)

/** What the visitor chose themselves holds again. */
export const forgetShownMode = (): void => chosen.set(readModeCookie(readCookie('darkMode')))

export const chooseMode = (mode: Mode): void => {
  writeCookie('darkMode', writeModeCookie(mode))
  chosen.set(mode)
}

/** What is on screen now. */
export const shownMode = (): Mode =>
  chosen.get() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/**
 * Remembers the system's scheme as it changes. Nothing else is to be done: while no choice is made, the styles follow
 * the system by themselves.
 */
export const watchSystemMode = (): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const remember = () => writeCookie('lastDetectedTheme', system.matches ? 'dark' : 'light')
  remember()
  system.addEventListener('change', remember)
  return () => system.removeEventListener('change', remember)
}
