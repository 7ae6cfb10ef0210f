import type { AppError } from '../app-error.ts'
import type { Db } from '../database/database.ts'
import type { BoundEndpoint, Caller, Effects } from './bind.ts'
import { limitCaller, limitOf } from './mount.ts'
import { clearPageMemo, startPageMemo } from './once-per-page.ts'
import { Prepared } from './prepared.ts'
import type { RateLimiter } from './rate-limit.ts'
import { errorBody, refusalOf } from './refusal.ts'

interface LocalAnswer {
  status: number
  body: unknown
}

/** An in-process call while a page is rendered: the same guard, validation, handler, and filter, without HTTP. */
export type LocalCall = (
  endpoint: { method: string; path: string },
  input: { params?: unknown; query?: unknown; body?: unknown },
) => Promise<LocalAnswer>

/** Over HTTP, numbers arrive as text. They do here too. */
const asText = (values: unknown) =>
  Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )

interface LocalServices {
  readonly db: Db
  readonly limiter: RateLimiter
  readonly onFault: (error: unknown) => void
}

/** The rendering that makes the call. */
interface Rendering {
  readonly requestId: string
  /** The person whose limits are used. The page itself may be rendered for someone else. */
  readonly countedFor: Caller
  readonly onRefusal: (refusal: AppError) => void
  /** What has to happen each time the rendered page is sent. */
  readonly onEachTime: (effect: () => void) => void
}

/**
 * The limits and counters are those of the API. A page view has taken one `read` before it is rendered, and that covers
 * everything it reads. A call of any other class counts in that class, like over HTTP.
 */
export const localCalls = (endpoints: readonly BoundEndpoint[], { db, limiter, onFault }: LocalServices) => {
  const byRoute = new Map(
    endpoints.map((bound) => [`${bound.endpoint.method} ${bound.endpoint.path}`, bound]),
  )
  const limit = limitOf(limiter)
  return (caller: Caller, { requestId, countedFor, onRefusal, onEachTime }: Rendering): LocalCall => {
    startPageMemo(caller.actor)
    const effects: Effects = {
      setCookie: () => {},
      limit,
      eachTime: onEachTime,
    }
    return async (endpoint, { params, query, body }) => {
      const bound = byRoute.get(`${endpoint.method} ${endpoint.path}`)
      if (!bound) throw new Error(`${endpoint.method} ${endpoint.path} is not bound`)
      try {
        const { rate, method } = bound.endpoint
        if (method !== 'GET') clearPageMemo(caller.actor)
        if (rate !== 'read') await limitCaller(limiter, rate, countedFor)
        const input = bound.admit(caller, { params: asText(params), query: asText(query), body })
        const answer = await bound.answer(db, caller, input, effects)
        return { status: 200, body: answer instanceof Prepared ? answer.value() : answer }
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal.kind === 'internal') onFault(error)
        onRefusal(refusal)
        return { status: refusal.status, body: errorBody(refusal, requestId) }
      }
    }
  }
}
