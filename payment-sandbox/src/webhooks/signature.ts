import { createHash, createHmac } from 'node:crypto'
import { merchant } from '../merchant.ts'

export interface SignedWebhook {
  readonly bt_signature: string
  readonly bt_payload: string
}

/** Braintree signs with the digest of the private key, not with the key itself. */
const signatureOf = (payload: string): string =>
  createHmac('sha1', createHash('sha1').update(merchant.privateKey).digest()).update(payload).digest('hex')

export const signWebhook = (xml: string): SignedWebhook => {
  const bt_payload = `${Buffer.from(xml).toString('base64')}\n`
  return { bt_signature: `${merchant.publicKey}|${signatureOf(bt_payload)}`, bt_payload }
}
