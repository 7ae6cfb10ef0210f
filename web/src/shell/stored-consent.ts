/** SHL-08: 1 allows tracking, 0 declines it. Without a stored value, the banner asks. */
export type Consent = '1' | '0' | null

export const consentKey = 'cookie_consent'

export const storedConsent = (): Consent => {
  try {
    const value = localStorage.getItem(consentKey)
    return value === '1' || value === '0' ? value : null
  } catch {
    // Without storage, the banner would ask on every page.
    return '0'
  }
}

/** The styles show the question, and leave room for it, while it is on the root element (`late-scripts.ts`). */
export const asksMark = 'data-asks-cookies'

export const showQuestion = (answer: Consent): void => {
  document.documentElement.toggleAttribute(asksMark, answer === null)
}

export const storeConsent = (answer: '1' | '0'): void => {
  showQuestion(answer)
  try {
    localStorage.setItem(consentKey, answer)
  } catch {
    // Then it applies to this visit only.
  }
}
