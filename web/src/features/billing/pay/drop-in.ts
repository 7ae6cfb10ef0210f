import { create } from 'braintree-web-drop-in'
import 'braintree-web-drop-in/dropin.css'
import './drop-in.css'
import { dropInStyles } from './drop-in-styles.ts'
import { MethodFault, type PaymentFields } from './payment-fields.ts'

export interface OpenDropIn extends Required<PaymentFields> {
  close(): Promise<void>
}

/** Its stylesheet is already part of this script. An element with this id tells it so. */
const markStylesLoaded = () => {
  const id = 'braintree-dropin-stylesheet'
  if (document.getElementById(id)) return
  const mark = document.createElement('link')
  mark.id = id
  document.head.append(mark)
}

/**
 * After drop-in has checked a card, it waits for a CSS transition to end. Current browsers never start that transition,
 * and neither does reduced motion. So we send the event ourselves.
 */
const endTransitions = (place: HTMLElement): MutationObserver => {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.classList.contains('braintree-sheet--tokenized'))
        target.dispatchEvent(new TransitionEvent('transitionend', { propertyName: 'max-height' }))
  })
  observer.observe(place, { subtree: true, attributes: true, attributeFilter: ['class'] })
  return observer
}

/** The words of our own form. */
const translations = {
  chooseAWayToPay: 'How you pay',
  cardholderNameLabel: 'Name on the card',
  cardholderNamePlaceholder: '',
  cardNumberLabel: 'Card number',
  expirationDateLabel: 'Expires',
  cvvLabel: 'CVC',
  postalCodeLabel: 'ZIP code',
}

/** PAY-03: Braintree's form for cards and PayPal. Only loaded with keys, when somebody is about to pay. */
export const openDropIn = async (place: HTMLElement, clientToken: string): Promise<OpenDropIn> => {
  markStylesLoaded()
  const dropIn = await create({
    authorization: clientToken,
    container: place,
    card: {
      cardholderName: { required: true },
      // A declined card can be corrected.
      clearFieldsAfterTokenization: false,
      // We save the card ourselves, under our own token, with the purchase.
      vault: { vaultCard: false },
      overrides: { fields: { number: { maxCardLength: 16 } }, styles: dropInStyles(place) },
    },
    paypal: {
      flow: 'vault',
      vault: { vaultPayPal: false },
      buttonStyle: { size: 'responsive', shape: 'rect', color: 'gold', label: 'paypal', tagline: false },
    },
    paymentOptionPriority: ['card', 'paypal'],
    // Saved ones are on the screen before this.
    hiddenVaultedPaymentMethodTypes: ['card', 'paypal', 'paypalCredit'],
    translations,
  })
  const transitions = endTransitions(place)
  let view = 'options'
  dropIn.on('changeActiveView', ({ newViewId }) => {
    view = newViewId
  })
  // Enter in a field of the card.
  dropIn.on('card:inputSubmitRequest', () => place.closest('form')?.requestSubmit())
  return {
    // It marks its own fields, and says why PayPal or the network failed.
    requestPaymentMethod: () =>
      dropIn.requestPaymentMethod().catch(() => {
        throw new MethodFault(
          view === 'options' ? 'Choose card or PayPal first.' : 'Please check the form above and try again.',
        )
      }),
    enterAgain: () => dropIn.clearSelectedPaymentMethod(),
    close: async () => {
      transitions.disconnect()
      await dropIn.teardown()
    },
  }
}
