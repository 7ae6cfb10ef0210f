import type { Endpoint, Input, Output } from '@fieldhouse/contract/endpoint'
import type { ErrorBody } from '@fieldhouse/contract/errors'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { ApiError } from './api-error.ts'
import { callReaction, forgetFailure, reactionTo } from './call-failure.ts'
import { type CallInput, type CallOptions, httpTransport, type Transport } from './http-transport.ts'
import { withSession } from './session-ended.ts'

/** In process while the server renders, over HTTP in the browser. */
const transport = createIsomorphicFn()
  .server((): Transport => {
    const context = getGlobalStartContext()
    if (!context) throw new Error('Pages are rendered with a context')
    return context.call
  })
  .client((): Transport => httpTransport)

/** Calls a contract endpoint. A refusal is thrown as ApiError, and in the browser the page reacts to it. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> => {
  if (!import.meta.env.SSR) forgetFailure()
  const send = () => transport()(endpoint, input as CallInput, options)
  const { status, body } = await (import.meta.env.SSR ? send() : withSession(endpoint, send))
  if (status < 400) return body as Output<E>
  const error = body as ErrorBody
  if (!import.meta.env.SSR) callReaction.set(reactionTo(endpoint, status, error))
  throw new ApiError(status, error)
}

/** Without a connection, a query fails with a message instead of waiting silently. */
export const neverWaiting = { networkMode: 'always' } as const

/** Query options for TanStack Query. A newer request cancels the older one. */
export const queryOf = <E extends Endpoint>(endpoint: E, input: Input<E>) => ({
  queryKey: [endpoint.path, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
})
