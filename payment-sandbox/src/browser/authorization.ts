import { createHmac, timingSafeEqual } from 'node:crypto'
import { merchant } from '../merchant.ts'

/** What a page may do with the client token that it was given. It is signed, so nothing has to be kept. */
export interface Authorization {
  readonly expires_at: string
  readonly customer_id: string | null
  /** The origins that may use it. Without any, every page may exchange card data, and none may open PayPal. */
  readonly domains: readonly string[]
}

const signature = (text: string): string =>
  createHmac('sha256', `client token ${merchant.privateKey}`).update(text).digest('base64url')

export const sealAuthorization = (authorization: Authorization): string => {
  const text = Buffer.from(JSON.stringify(authorization)).toString('base64url')
  return `${text}.${signature(text)}`
}

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const byTokenizationKey: Authorization = { expires_at: '', customer_id: null, domains: [] }

/** Null when it was not made here, or is too old. */
export const openAuthorization = (sealed: string, now: Date): Authorization | null => {
  if (isSame(sealed, merchant.tokenizationKey)) return byTokenizationKey
  const [text = '', signed = ''] = sealed.split('.')
  if (!isSame(signature(text), signed)) return null
  const authorization: Authorization = JSON.parse(Buffer.from(text, 'base64url').toString())
  return authorization.expires_at > now.toISOString() ? authorization : null
}

/** Card data may come from every origin, unless the token names the ones it is for. */
export const mayTokenize = ({ domains }: Authorization, origin: string | null): boolean =>
  domains.length === 0 || (origin !== null && domains.includes(origin))

/** PayPal's answer goes to another window, so that window's origin must be named. */
export const mayOpenPayPal = ({ domains }: Authorization, origin: string): boolean => domains.includes(origin)
