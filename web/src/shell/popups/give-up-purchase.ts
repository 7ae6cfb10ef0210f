import { pendingPurchaseKey } from '../pending-purchase-key.ts'
import { closePopup } from '../popups.ts'

export const forgetPurchase = (): void => {
  try {
    sessionStorage.removeItem(pendingPurchaseKey)
  } catch {
    // Nothing was stored.
  }
}

/** Closed by hand before the payment, or signed out: a reload must not bring it back. */
export const giveUpPurchase = (): void => {
  forgetPurchase()
  closePopup()
}
