import { expiryOf, type TypedCard } from './card-rules.ts'
import { MethodFault } from './payment-fields.ts'

/** What the sandbox's client token says about where card data goes. */
interface SandboxToken {
  readonly authorizationFingerprint: string
  readonly sandbox: { readonly tokenizeUrl: string; readonly paypalUrl: string }
}

const readToken = (clientToken: string): SandboxToken => JSON.parse(atob(clientToken))

const unreachable =
  'We could not reach the payment provider. Nothing was charged. Please check your connection and try again.'
const payPalLeft = 'You left PayPal before you agreed. Nothing was charged.'
const testCardsOnly = 'Only test cards work here. Use the one shown above.'

/**
 * Hands the card to the sandbox's own origin and returns the nonce that stands for it. Our server never sees the card.
 */
export const cardNonceFrom = async (clientToken: string, card: TypedCard): Promise<{ nonce: string }> => {
  const { authorizationFingerprint, sandbox } = readToken(clientToken)
  const expiry = expiryOf(card.expires)
  const creditCard = {
    number: card.number,
    expirationMonth: expiry?.month,
    expirationYear: expiry?.year,
    cvv: card.cvc,
    cardholderName: card.name.trim(),
    billingAddress: { postalCode: card.zip.trim() },
  }
  const response = await fetch(sandbox.tokenizeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authorizationFingerprint, creditCard }),
    credentials: 'omit',
  }).catch(() => {
    throw new MethodFault(unreachable)
  })
  if (response.status === 422) throw new MethodFault(testCardsOnly)
  if (!response.ok) throw new MethodFault('The card could not be checked. Please try again.')
  const { creditCards } = (await response.json()) as { creditCards: [{ nonce: string }] }
  return { nonce: creditCards[0].nonce }
}

interface PayPalAnswer {
  readonly source?: string
  readonly type?: string
  readonly nonce?: string
}

const windowSize = 'popup,width=520,height=700'

/**
 * Opens the window that stands in for PayPal's, and waits for what the person chooses there.
 */
export const payPalNonceFrom = (clientToken: string): Promise<{ nonce: string }> => {
  const { authorizationFingerprint, sandbox } = readToken(clientToken)
  const url = new URL(sandbox.paypalUrl)
  url.search = new URLSearchParams({
    authorization: authorizationFingerprint,
    origin: window.location.origin,
  }).toString()
  // The window answers with a message to its opener, so it keeps one. It is another origin and can do nothing else.
  const opened = window.open(url, '_blank', windowSize)
  if (!opened)
    return Promise.reject(new MethodFault('Your browser blocked the PayPal window. Please allow it.'))
  const { promise, resolve, reject } = Promise.withResolvers<{ nonce: string }>()
  const hear = ({ origin, data }: MessageEvent<PayPalAnswer>) => {
    if (origin !== url.origin || data?.source !== 'payment-sandbox') return
    if (data.type === 'paypal-approved' && data.nonce) resolve({ nonce: data.nonce })
    else reject(new MethodFault(payPalLeft))
  }
  window.addEventListener('message', hear)
  // The window closes right after it has answered, so the answer may come in a moment later than the end.
  let wasClosed = false
  const watch = setInterval(() => {
    if (wasClosed) reject(new MethodFault(payPalLeft))
    wasClosed = opened.closed
  }, 500)
  return promise.finally(() => {
    clearInterval(watch)
    window.removeEventListener('message', hear)
  })
}
