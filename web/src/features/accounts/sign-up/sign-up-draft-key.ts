export const signUpDraftKey = 'signUpDraft'

/** The page was reloaded in the middle of a sign-up. Every page asks, so this is all of the draft it loads. */
export const wasSignUpOpen = (): boolean => {
  try {
    return sessionStorage.getItem(signUpDraftKey)?.includes('"isOpen":true') === true
  } catch {
    return false
  }
}
