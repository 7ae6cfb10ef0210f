import type { ErrorBody, ErrorCode } from '@fieldhouse/contract/errors'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { chatReason } from './chat-reason.ts'

const refused = (status: number, code: ErrorCode, message: string, errors = {}) =>
  chatReason(new ApiError(status, { message, code, errors, request_id: 'x' }))

const ours = 'Something went wrong on our side. Please try again.'

test("a server's technical phrases are never repeated", () => {
  expect(refused(500, 'internal', 'Internal Server Error')).toBe(ours)
  expect(refused(409, 'conflict', 'This client_id was used in another conversation.')).toBe(ours)
  expect(refused(400, 'bad_request', 'The request could not be read.')).toBe(ours)
  expect(chatReason(new TypeError('failed to fetch'))).toBe(ours)
  const fromAProxy = { message: 'Service Unavailable' } as ErrorBody
  expect(chatReason(new ApiError(503, fromAProxy))).toBe(ours)
})

test('messages written for people are shown as they are', () => {
  expect(refused(429, 'too_many_requests', 'Please go on in 20 seconds.')).toBe('Please go on in 20 seconds.')
  expect(refused(403, 'forbidden', 'You have blocked Marisol Tran.')).toBe('You have blocked Marisol Tran.')
  expect(refused(503, 'unavailable', 'We’ll be right back.')).toBe('We’ll be right back.')
})

test("a field error shows the field's message, and a closed chat says so", () => {
  expect(
    refused(422, 'invalid', 'Please check the highlighted fields.', { content: ['Please enter message'] }),
  ).toBe('Please enter message')
  expect(refused(404, 'not_found', 'This page could not be found')).toBe(
    'This chat is no longer open to you.',
  )
})
