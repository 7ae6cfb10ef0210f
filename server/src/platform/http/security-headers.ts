import type { FastifyInstance } from 'fastify'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(self), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  // Pages and files set their own.
  'cache-control': 'no-store',
  // For everything that is not one of our pages: nothing in it may run or load.
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

const oneYear = 'max-age=31536000; includeSubDomains'

/** A proxy that ends TLS doesn't have to set a header. If the site is on https, every answer is. */
export const secureHeaders = (app: FastifyInstance, isHttps: boolean): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always)
    if (isHttps || request.protocol === 'https') reply.header('strict-transport-security', oneYear)
    done()
  })
}

/** What the payment provider needs on our pages: where card data goes, past our own server, and the provider's own form. */
export interface PaymentSources {
  readonly connects: readonly string[]
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly frames: readonly string[]
  /** Its form writes style elements without a nonce. */
  readonly writesStyles: boolean
}

interface PagePolicy {
  isDevelopment: boolean
  payment: PaymentSources
}

/** Videos are shown in frames from these sites, after someone presses play. */
const filmHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com https://www.hudl.com'

const anyInline = "'unsafe-inline'"

/** A nonce or a hash next to `anyInline` would switch it off. */
const policy = (scripts: string, styles: string, payment: PaymentSources): string =>
  Object.entries({
    'default-src': ["'self'"],
    // Never `anyInline`, whatever a provider recommends.
    'script-src': ["'self'", scripts, ...payment.scripts],
    'style-src': ["'self'", payment.writesStyles ? anyInline : styles],
    // For things like widths of bars. A style attribute can't load or run anything.
    'style-src-attr': [anyInline],
    'img-src': ["'self'", 'data:', 'blob:', ...payment.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...payment.connects],
    'frame-src': ["'self'", filmHosts, ...payment.frames],
    // Videos that athletes link to as plain files may be anywhere.
    'media-src': ["'self'", 'https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, sources]) => [name, ...sources].filter(Boolean).join(' '))
    .join('; ')

/** Where an answer's nonce goes. */
const place = '{nonce}'

/**
 * For our own pages: scripts only with this answer's nonce, and everything else from our own site. Only the nonce is new
 * for each answer.
 */
export const pagePolicyWith = ({ isDevelopment, payment }: PagePolicy): ((nonce: string) => string) => {
  const byNonce = `'nonce-${place}'`
  const parts = policy(byNonce, isDevelopment ? anyInline : byNonce, payment).split(place)
  return (nonce) => parts.join(nonce)
}

interface Inlined {
  payment: PaymentSources
  scripts: readonly string[]
  styles: readonly string[]
}

const byHash = (hashes: readonly string[]): string => hashes.map((hash) => `'sha256-${hash}'`).join(' ')

/** For a shared page: its scripts and styles are allowed by their hashes. */
export const keptPagePolicy = ({ scripts, styles, payment }: Inlined): string =>
  policy(byHash(scripts), byHash(styles), payment)
