import type { ErrorCode } from '@fieldhouse/contract/errors'
import { type ErrorKind, errorStatus } from '@fieldhouse/contract/errors.kinds'
import { vi } from 'vitest'

type Body = Record<string, unknown>

interface Asked {
  /** As `POST /login`. */
  call: string
  query: Record<string, string>
  body: Body
}

type Answer = (asked: Asked) => Response | Promise<Response>

const kindWith = (wanted: number): ErrorKind =>
  (Object.entries(errorStatus) as [ErrorKind, number][]).find(([, status]) => status === wanted)?.[0] ??
  'internal'

/** An API refusal. Without a code of its own it has the kind of its status. */
export const refusal = (
  status: number,
  message: string,
  errors?: Record<string, string[]>,
  code: ErrorCode = kindWith(status),
): Response => Response.json({ message, code, request_id: 'x', ...(errors ? { errors } : {}) }, { status })

/** A fake network. Calls without an answer fail. Returns the requests, in order. */
export const network = (answers: Record<string, Answer>): Asked[] => {
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    const asked = {
      call: `${method} ${pathname.replace('/api', '')}`,
      query: Object.fromEntries(searchParams),
      body: body ? (JSON.parse(String(body)) as Body) : {},
    }
    all.push(asked)
    const answer = answers[asked.call]
    if (!answer) throw new TypeError('failed to fetch')
    return answer(asked)
  })
  return all
}

/** The bodies of all calls to an endpoint. */
export const bodiesOf = (asked: readonly Asked[], call: string): Body[] =>
  asked.filter((one) => one.call === call).map(({ body }) => body)

/** One page of a list, as the API returns it. */
export const listPage = (data: readonly unknown[], { total = data.length, page = 1, last = 1 } = {}) => ({
  data,
  links: { first: '', last: '', prev: null, next: null },
  meta: { current_page: page, from: 1, last_page: last, path: '', per_page: 15, to: data.length, total },
})
