import type { ErrorBody } from '@fieldhouse/contract/errors'
import { ourFault } from '@fieldhouse/contract/errors'

/** An endpoint as the browser knows it. */
interface Route {
  readonly method: string
  readonly path: string
}

export interface CallInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated POST harmless: the server returns the first response again. */
  idempotencyKey?: string
  /** Continues when the page is left. */
  outlivesPage?: boolean
}

interface Answer {
  status: number
  body: unknown
}

/** One way to reach the API. */
export type Transport = (route: Route, input: CallInput, options: CallOptions) => Promise<Answer>

const address = ({ path }: Route, { params = {}, query = {} }: CallInput): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
  return `/api${filled}${search && `?${search}`}`
}

const noAnswer = (code: 'unavailable' | 'internal', message: string): ErrorBody => ({
  message,
  code,
  request_id: '',
})

const unreachable: Answer = {
  status: 503,
  body: noAnswer('unavailable', 'We could not reach Fieldhouse. Please check your connection and try again.'),
}

export const httpTransport: Transport = async (route, input, { signal, idempotencyKey, outlivesPage }) => {
  const hasBody = input.body !== undefined
  let response: Response
  let text: string
  try {
    response = await fetch(address(route, input), {
      method: route.method,
      headers: {
        accept: 'application/json',
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
      ...(signal ? { signal } : {}),
      ...(outlivesPage ? { keepalive: true } : {}),
    })
    // A call can be canceled, or the connection can break, after the status arrived and before the body did.
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    return unreachable
  }
  try {
    return { status: response.status, body: JSON.parse(text) }
  } catch {
    // A proxy between us and the server answered with something that is not JSON.
    return { status: response.ok ? 500 : response.status, body: noAnswer('internal', ourFault) }
  }
}
