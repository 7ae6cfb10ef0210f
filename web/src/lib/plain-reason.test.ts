import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { plainReason } from './plain-reason.ts'

test('a refusal says what to do, and an error of ours mentions no missing button', () => {
  const refused = { message: 'Please try again in 9 s.', request_id: 'x' } as const
  expect(plainReason(new ApiError(429, { ...refused, code: 'too_many_requests' }))).toBe(
    'Please try again in 9 s.',
  )
  expect(plainReason(new ApiError(500, { ...refused, code: 'internal' }))).toBe(
    'Please try again in a moment.',
  )
  expect(plainReason(new TypeError('x is not a function'))).toBe('Please try again in a moment.')
})
