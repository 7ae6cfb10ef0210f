import { sandboxKeys } from './open-payments.ts'
import type { Payments } from './payments.ts'

type Method = 'GET' | 'POST'

/** The controls of the payment sandbox (`payment-sandbox/README.md`). Null with another provider. */
export const sandboxControl = ({ provider, browserSources }: Payments) => {
  const [origin] = browserSources.connects
  if (provider !== 'sandbox' || !origin) return null
  const keys = Buffer.from(`${sandboxKeys.publicKey}:${sandboxKeys.privateKey}`).toString('base64')
  return (method: Method, path: string, body?: object): Promise<Response> =>
    fetch(`${origin}/control${path}`, {
      method,
      headers: { authorization: `Basic ${keys}` },
      signal: AbortSignal.timeout(10_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
}
