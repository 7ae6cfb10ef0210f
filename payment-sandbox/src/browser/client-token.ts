import type { Context } from '../context.ts'
import { merchant } from '../merchant.ts'
import { type Fields, fieldsIn, listIn, textIn } from '../wire/fields.ts'
import { invalid } from '../wire/validation.ts'
import { sealAuthorization } from './authorization.ts'

const lifetime = 24 * 60 * 60 * 1000
const scope = 'client_token'

const originOf = (domain: string): string => {
  const isOrigin = URL.canParse(domain) && new URL(domain).origin === domain.replace(/\/$/, '')
  if (!isOrigin) throw invalid(scope, 'domains', '92011', 'Client token domains must be valid domain names.')
  return new URL(domain).origin
}

/** clientToken.generate: what a page needs to talk to the sandbox, and only for a day. */
export const generateClientToken = (context: Context, body: Fields, url: string): string => {
  const fields = fieldsIn(body.client_token)
  const customerId = textIn(fields, 'customer_id')
  const version = Number(textIn(fields, 'version') ?? 2)
  const domains = listIn(fields, 'domains') ?? []
  if (![1, 2, 3].includes(version))
    throw invalid(scope, 'version', '92806', 'Client token version is unsupported.')
  if (customerId !== null && !context.store.customers.get(customerId))
    throw invalid(scope, 'customer_id', '92804', 'Customer specified by customer_id does not exist.')
  if (domains.length > 10)
    throw invalid(scope, 'domains', '92810', 'Cannot specify more than 10 client token domains.')

  const authorizationFingerprint = sealAuthorization({
    expires_at: new Date(context.clock.now().getTime() + lifetime).toISOString(),
    customer_id: customerId,
    domains: domains.map(originOf),
  })
  const token = {
    version,
    authorizationFingerprint,
    environment: 'development',
    merchantId: merchant.id,
    merchantAccountId: merchant.accountId,
    clientApiUrl: `${url}/merchants/${merchant.id}/client_api`,
    challenges: ['cvv', 'postal_code'],
    paypalEnabled: true,
    // The two addresses that a page of ours uses. Braintree's own tokens do not have them.
    sandbox: {
      tokenizeUrl: `${url}/merchants/${merchant.id}/client_api/v1/payment_methods/credit_cards`,
      paypalUrl: `${url}/paypal`,
    },
  }
  const text = JSON.stringify(token)
  return version === 1 ? text : Buffer.from(text).toString('base64')
}
