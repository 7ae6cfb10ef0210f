export const pendingPurchaseKey = 'pendingPurchase'

/** Whether the page was reloaded during a purchase. Every page checks this, so it loads nothing else. */
export const wasPaymentOpen = (): boolean => {
  try {
    return sessionStorage.getItem(pendingPurchaseKey) !== null
  } catch {
    return false
  }
}
