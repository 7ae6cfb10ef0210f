import { expect, test } from 'vitest'
import {
  inState,
  readCodeSearch,
  readCodesSearch,
  readInvitesSearch,
  readPayoutsSearch,
} from './panel-search.ts'

test('the addresses of the affiliates panel hold what was chosen, and nothing unknown', () => {
  expect(readCodesSearch({ q: ' luis ', state: 'ended', page: '2' })).toEqual({
    q: 'luis',
    state: 'ended',
    page: 2,
  })
  expect(readCodesSearch({ state: 'all', page: '1' })).toEqual({})
  expect(readInvitesSearch({ state: 'taken-up' })).toEqual({ state: 'taken-up' })
  expect(readInvitesSearch({ state: 'ended' })).toEqual({})
  expect(readPayoutsSearch({ show: 'paid', q: 'ach' })).toEqual({ show: 'paid', q: 'ach' })
  expect(readPayoutsSearch({ show: 'owed' })).toEqual({})
  expect(readCodeSearch({ show: 'payouts', page: '3' })).toEqual({ show: 'payouts', page: 3 })
})

test('another state keeps the text and starts on the first page', () => {
  expect(inState({ q: 'luis', page: 4 }, 'ended')).toEqual({ q: 'luis', state: 'ended' })
  expect(inState({ page: 4 }, 'all')).toEqual({})
})
