export const signUpDraftKey = 'signUpDraft'

/** Whether the page was reloaded during a sign-up. Every page checks this, so it loads nothing else of the draft. */
export const wasSignUpOpen = (): boolean => {
  try {
    return sessionStorage.getItem(signUpDraftKey)?.includes('"isOpen":true') === true
  } catch {
    return false
  }
}
