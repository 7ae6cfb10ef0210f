import { expect, test } from 'vitest'
import { amara } from './messaging.factory.ts'
import { readMessengerSearch } from './messenger-search.ts'

test('MSG-05 user_id is the athlete whose conversation is open, if valid', () => {
  expect(readMessengerSearch({ user_id: amara.id })).toEqual({ user_id: amara.id })
  expect(readMessengerSearch({ user_id: amara.id.toUpperCase() })).toEqual({ user_id: amara.id })
  expect(readMessengerSearch({ user_id: '../admin' })).toEqual({})
  expect(readMessengerSearch({})).toEqual({})
})
