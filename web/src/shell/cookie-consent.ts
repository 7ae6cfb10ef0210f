import { createStore, useStore } from '../lib/store.ts'

/** SHL-08: 1 allows tracking, 0 declines it. Without a stored value, the banner asks. */
export type Consent = '1' | '0' | null

const key = 'cookie_consent'

const stored = (): Consent => {
  try {
    const value = localStorage.getItem(key)
    return value === '1' || value === '0' ? value : null
  } catch {
    // Without storage, the banner would ask on every page.
    return '0'
  }
}

const consent = createStore<Consent>(import.meta.env.SSR ? '0' : stored())

export const decide = (answer: '1' | '0'): void => {
  consent.set(answer)
  try {
    localStorage.setItem(key, answer)
  } catch {
    // Then it applies to this visit only.
  }
}

/** An answer in another tab counts here too. */
if (!import.meta.env.SSR)
  addEventListener('storage', ({ key: changed }) => {
    if (changed === key) consent.set(stored())
  })

/** The server can't know the answer, so it never shows the banner. */
export const useConsent = (): Consent => useStore(consent, '0')
