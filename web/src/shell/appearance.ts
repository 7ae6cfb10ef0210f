import { readCookie, writeCookie } from '../lib/cookies.ts'
import { createStore, useStore } from '../lib/store.ts'

export type Mode = 'light' | 'dark'

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

/** What the cookie says; null leaves it to the system. */
export const chosenMode = (cookie: string | undefined): Mode | null => {
  if (cookie === '1') return 'dark'
  return cookie === '0' ? 'light' : null
}

const chosen = createStore<Mode | null>(import.meta.env.SSR ? null : chosenMode(readCookie('darkMode')))

/** The visitor's own choice, the same while the server renders and in the browser. */
export const useChosenMode = (onServer: Mode | null): Mode | null => useStore(chosen, onServer)

export const chooseMode = (mode: Mode): void => {
  writeCookie('darkMode', mode === 'dark' ? '1' : '0')
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
