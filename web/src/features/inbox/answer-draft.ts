/** An answer that was typed and not sent. It survives a reload, for the admin who typed it. */

const answerName = (viewerId: string, itemId: string) => `inboxAnswer ${viewerId} ${itemId}`

export const readAnswerDraft = (viewerId: string, itemId: string): string => {
  try {
    return sessionStorage.getItem(answerName(viewerId, itemId)) ?? ''
  } catch {
    return ''
  }
}

export const saveAnswerDraft = (viewerId: string, itemId: string, text: string): void => {
  try {
    if (text) sessionStorage.setItem(answerName(viewerId, itemId), text)
    else sessionStorage.removeItem(answerName(viewerId, itemId))
  } catch {
    // A browser that keeps nothing starts over after a reload.
  }
}
