/** In between, so the list of the dialog's many scripts is not part of every page. */
export const loadPayment = () => import('./payment-popup.tsx').then((module) => module.PaymentPopup)
