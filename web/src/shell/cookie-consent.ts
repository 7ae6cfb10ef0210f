import { createStore, useStore } from '../lib/store.ts'
import { type Consent, consentKey, showQuestion, storeConsent, storedConsent } from './stored-consent.ts'

const consent = createStore<Consent>(import.meta.env.SSR ? null : storedConsent())

export const decide = (answer: '1' | '0'): void => {
  consent.set(answer)
  storeConsent(answer)
}

/** An answer in another tab counts here too. */
if (!import.meta.env.SSR)
  addEventListener('storage', ({ key: changed }) => {
    if (changed !== consentKey) return
    consent.set(storedConsent())
    showQuestion(consent.get())
  })

/** The server can't know the answer. It sends the question to everyone, hidden (`in-page/cookie-question.ts`). */
export const useConsent = (): Consent => useStore(consent, null)
