import type { ErrorCode } from '@fieldhouse/contract/errors'
import { expect, test } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { refundRefusal } from './refund-refusal.ts'

const refused = (status: number, code: ErrorCode, errors = {}) =>
  refundRefusal(new ApiError(status, { message: 'Why', code, errors, request_id: 'x' }))

test('without a clear no, the same refund is sent again', () => {
  for (const [status, code] of [
    [500, 'internal'],
    [503, 'outcome_unknown'],
    [503, 'unavailable'],
    [409, 'still_running'],
    [429, 'too_many_requests'],
    [401, 'unauthenticated'],
  ] as const)
    expect({ code, way: refused(status, code).way }).toEqual({ code, way: 'send-again' })
  expect(refundRefusal(new TypeError('failed to fetch'))).toEqual({
    way: 'send-again',
    message: 'We didn’t get an answer. Press Try again: nothing is refunded twice.',
  })
})

test('a clear refusal reloads the transaction', () => {
  expect(refused(422, 'refund_too_much', { amount: ['Too much'] })).toEqual({
    way: 'look-again',
    message: 'Too much',
  })
  expect(refused(409, 'refund_not_settled')).toEqual({ way: 'look-again', message: 'Why' })
  expect(refused(409, 'conflict').way).toBe('look-again')
})
