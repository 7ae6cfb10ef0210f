import type { AppError } from '../app-error.ts'
import type { Db } from '../database/database.ts'
import type { BoundEndpoint, Caller } from './bind.ts'
import { Prepared } from './prepared.ts'
import { errorBody, refusalOf } from './refusal.ts'

interface LocalAnswer {
  status: number
  body: unknown
}

/** A call from within, while a page is rendered: the same guard, validation, handler and filter, without HTTP. */
export type LocalCall = (
  endpoint: { method: string; path: string },
  input: { params?: unknown; query?: unknown; body?: unknown },
) => Promise<LocalAnswer>

/** Numbers and the like arrive as text over HTTP; so they do here. */
const asText = (values: unknown) =>
  Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )

/** A page being rendered only reads. */
const noEffects = { setCookie: () => {}, limit: async () => {} }

export const localCalls = (
  endpoints: readonly BoundEndpoint[],
  db: Db,
  onFault: (error: unknown) => void,
) => {
  const byRoute = new Map(
    endpoints.map((bound) => [`${bound.endpoint.method} ${bound.endpoint.path}`, bound]),
  )
  return (caller: Caller, requestId: string): LocalCall =>
    async (endpoint, { params, query, body }) => {
      const bound = byRoute.get(`${endpoint.method} ${endpoint.path}`)
      if (!bound) throw new Error(`${endpoint.method} ${endpoint.path} is not bound`)
      try {
        const input = bound.admit(caller, { params: asText(params), query: asText(query), body })
        const answer = await bound.answer(db, caller, input, noEffects)
        return { status: 200, body: answer instanceof Prepared ? answer.value() : answer }
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal.code === 'internal') onFault(error)
        return { status: refusal.status, body: errorBody(refusal, requestId) }
      }
    }
}

/** Where not even the caller can be known, every call is refused alike; the page then shows that refusal. */
export const refusedCalls =
  (refusal: AppError, requestId: string): LocalCall =>
  async () => ({ status: refusal.status, body: errorBody(refusal, requestId) })
