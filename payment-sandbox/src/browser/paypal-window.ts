import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { htmlReply, type Reply } from '../http/reply.ts'
import { newId } from '../ids.ts'
import type { PayPal } from '../store/records.ts'
import { createNonce } from '../vault/nonces.ts'
import { mayOpenPayPal, openAuthorization } from './authorization.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** Only our own script and style run, and no other page can put this one into a frame. */
const page = (status: number, title: string, content: string, script = ''): Reply => {
  const nonce = randomBytes(16).toString('base64')
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 24rem; margin: 2rem auto; padding: 0 1rem }
  label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit }
  input, button { padding: 0.75rem; margin-block: 0.25rem 1rem }
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
${script && `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`
  return htmlReply(status, html, {
    'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
}

const refused = (): Reply =>
  page(
    403,
    'PayPal stand-in',
    '<p>This window was not opened by a site that may use it. Close it and try again.</p>',
  )

export interface PayPalRequest {
  readonly authorization: string
  /** The origin of the page that opened the window, and that gets the answer. */
  readonly origin: string
}

const isAllowed = ({ clock }: Context, { authorization, origin }: PayPalRequest): boolean => {
  const opened = openAuthorization(authorization, clock.now())
  return opened !== null && mayOpenPayPal(opened, origin)
}

/** GET /paypal: the window that stands in for PayPal's. */
export const showPayPal = (context: Context, request: PayPalRequest): Reply => {
  if (!isAllowed(context, request)) return refused()
  return page(
    200,
    'PayPal stand-in',
    `<p>No money moves here. Choose what the payer does.</p>
<form method="post" action="/paypal">
<input type="hidden" name="authorization" value="${escaped(request.authorization)}">
<input type="hidden" name="origin" value="${escaped(request.origin)}">
<label for="email">Email of the PayPal account</label>
<input id="email" name="email" type="email" value="payer@paypal.test" required autocomplete="email">
<button name="choice" value="approve">Agree and continue</button>
<button name="choice" value="cancel" formnovalidate>Cancel</button>
</form>`,
  )
}

/** Values inside a script must not be able to end it. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const answer = (origin: string, message: unknown): Reply =>
  page(
    200,
    'PayPal stand-in',
    '<p>You can close this window.</p>',
    `if (window.opener) { window.opener.postMessage(${literal(message)}, ${literal(origin)}); window.close() }`,
  )

const payerOf = (email: string): PayPal => ({
  kind: 'paypal',
  email,
  // The same account has the same payer, as with PayPal.
  payer_id: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 13).toUpperCase(),
  first_name: 'Pat',
  last_name: 'Payer',
  billing_agreement_id: `B-${newId(16).toUpperCase()}`,
})

export interface PayPalChoice extends PayPalRequest {
  readonly choice: string
  readonly email: string
}

/** POST /paypal: hands the answer to the page that opened the window, and closes it. */
export const choosePayPal = (context: Context, request: PayPalChoice): Reply => {
  if (!isAllowed(context, request)) return refused()
  const { origin, choice, email } = request
  if (choice !== 'approve') return answer(origin, { source: 'payment-sandbox', type: 'paypal-canceled' })
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return showPayPal(context, request)
  const payer = payerOf(email)
  const { id } = createNonce(context, payer)
  return answer(origin, {
    source: 'payment-sandbox',
    type: 'paypal-approved',
    nonce: id,
    details: { email, payerId: payer.payer_id, firstName: payer.first_name, lastName: payer.last_name },
  })
}
