import type { ErrorBody } from '@fieldhouse/contract/errors'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reactionTo } from './call-failure.ts'
import { httpTransport } from './http-transport.ts'

afterEach(() => vi.unstubAllGlobals())

const loud = {}
const words = { message: 'The words of the server' }

describe('SHL-05 a failed call', () => {
  test.each([401, 422])('%i is shown by the page itself', (status) =>
    expect(reactionTo(loud, status, { ...words, errors: { email: ['wrong'] } })).toEqual({ kind: 'none' }),
  )

  test('404 goes to the 404 page, unless the call expects it', () => {
    expect(reactionTo(loud, 404, words)).toEqual({ kind: 'leave' })
    expect(reactionTo({ quiet: ['missing'] }, 404, words)).toEqual({ kind: 'none' })
    expect(reactionTo({ quiet: ['fault', 'refusal'] }, 404, words)).toEqual({ kind: 'leave' })
  })

  test('500 is an alert with message and status, unless the call expects it', () => {
    const alert = { kind: 'alert', title: 'Error 500', text: words.message, faults: {} }
    expect(reactionTo(loud, 500, words)).toEqual(alert)
    expect(reactionTo({ quiet: ['refusal'] }, 500, words)).toEqual(alert)
    expect(reactionTo(loud, 500, { message: '' })).toMatchObject({ text: 'Internal Server Error' })
    expect(reactionTo({ quiet: ['fault'] }, 500, words)).toEqual({ kind: 'none' })
  })

  test('500 without JSON is an Internal Server Error, whatever the body', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Oops</h1>', { status: 500 }))
    const { status, body } = await httpTransport({ method: 'GET', path: '/user' }, {}, {})
    expect(reactionTo(loud, status, body as ErrorBody)).toEqual({
      kind: 'alert',
      title: 'Error 500',
      text: 'Internal Server Error',
      faults: {},
    })
  })

  test('a hidden athlete shows no alert, but any other 403 does', () => {
    expect(reactionTo(loud, 403, { ...words, code: 'athlete_hidden' })).toEqual({
      kind: 'none',
    })
    const sameWords = { message: 'The athlete is not available for viewing', code: 'forbidden' } as const
    expect(reactionTo(loud, 403, sameWords)).toMatchObject({ kind: 'alert', title: 'Error 403' })
  })

  test('field errors of any other refusal are listed under its message', () =>
    expect(reactionTo({ quiet: ['refusal'] }, 409, { ...words, errors: { email: ['taken'] } })).toEqual({
      kind: 'alert',
      title: words.message,
      text: '',
      faults: { email: ['taken'] },
    }))

  test('every other refusal is an alert with its status, except for calls that show it themselves', () => {
    expect(reactionTo(loud, 429, words)).toEqual({
      kind: 'alert',
      title: 'Error 429',
      text: words.message,
      faults: {},
    })
    expect(reactionTo({ quiet: ['refusal'] }, 429, words)).toEqual({ kind: 'none' })
    expect(reactionTo({ quiet: ['refusal'] }, 503, words)).toEqual({ kind: 'none' })
  })
})
