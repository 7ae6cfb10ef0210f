import { afterEach, describe, expect, test, vi } from 'vitest'
import { httpTransport } from './http-transport.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs the network: its requests and responses. */
const network = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}

describe('a call over HTTP', () => {
  test('fills in the path, the query, and the body', async () => {
    const asked = network(async () => Response.json({ data: 1 }))
    const route = { method: 'POST', path: '/athlete/{id}/gallery' }
    const input = { params: { id: 'a/b' }, query: { page: 2, none: undefined }, body: { name: 'x' } }
    expect(await httpTransport(route, input, { idempotencyKey: 'k' })).toEqual({
      status: 200,
      body: { data: 1 },
    })
    expect(asked).toHaveBeenCalledWith(
      '/api/athlete/a%2Fb/gallery?page=2',
      expect.objectContaining({
        method: 'POST',
        body: '{"name":"x"}',
        headers: expect.objectContaining({ 'content-type': 'application/json', 'idempotency-key': 'k' }),
      }),
    )
  })

  test('a lost connection is a refusal in plain words', async () => {
    network(() => Promise.reject(new TypeError('failed to fetch')))
    const { status, body } = await httpTransport({ method: 'GET', path: '/user' }, {}, {})
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'unavailable', message: expect.stringContaining('connection') })
  })

  test('an unreadable response is an error of ours, not a crash', async () => {
    network(async () => new Response('<html>Bad gateway</html>', { status: 502 }))
    const { status, body } = await httpTransport({ method: 'GET', path: '/user' }, {}, {})
    expect({ status, body }).toMatchObject({ status: 502, body: { code: 'internal' } })
  })

  test('a canceled call stays canceled', async () => {
    network(() => Promise.reject(new DOMException('stopped', 'AbortError')))
    const call = httpTransport({ method: 'GET', path: '/user' }, {}, { signal: AbortSignal.abort() })
    await expect(call).rejects.toThrow('stopped')
  })

  /** The status arrives. The body never does, for the reason given. */
  const cutOff = (reason: Error) =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(reason) }))

  test('a call canceled while its body arrives stays canceled', async () => {
    const stop = new AbortController()
    network(async () => {
      stop.abort()
      return cutOff(new DOMException('stopped', 'AbortError'))
    })
    const call = httpTransport({ method: 'GET', path: '/user' }, {}, { signal: stop.signal })
    await expect(call).rejects.toThrow('stopped')
  })

  test('a connection that breaks while the body arrives is a lost connection', async () => {
    network(async () => cutOff(new TypeError('network error')))
    const { status, body } = await httpTransport({ method: 'GET', path: '/user' }, {}, {})
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })
})
