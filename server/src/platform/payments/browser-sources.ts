import type { PaymentSources } from '../http/security-headers.ts'

const assets = 'https://assets.braintreegateway.com'

/** The API is another host in each environment. */
const apiHosts = {
  sandbox: [
    'https://api.sandbox.braintreegateway.com',
    'https://client-analytics.sandbox.braintreegateway.com',
  ],
  production: ['https://api.braintreegateway.com', 'https://client-analytics.braintreegateway.com'],
}

/**
 * PAY-03: the hosts that Braintree's documentation lists for its drop-in with PayPal, only while we use it. Its list also
 * has inline scripts, for a button that PayPal draws a moment earlier. We leave that out.
 */
export const dropInSources = (environment: keyof typeof apiHosts): PaymentSources => ({
  connects: [...apiHosts[environment], 'https://*.braintree-api.com', 'https://*.paypal.com'],
  scripts: [
    'https://js.braintreegateway.com',
    assets,
    'https://www.paypalobjects.com',
    'https://*.paypal.com',
  ],
  images: [assets, 'https://checkout.paypal.com', 'https://www.paypalobjects.com'],
  frames: [assets, 'https://*.paypal.com'],
  writesStyles: true,
})

/** Our own form loads nothing. It only sends the card to the sandbox. */
export const ownFormSources = (url: string | null): PaymentSources => ({
  connects: url ? [new URL(url).origin] : [],
  scripts: [],
  images: [],
  frames: [],
  writesStyles: false,
})
