import { userTypes } from '@fieldhouse/contract/guards'
import { describe, expect, test } from 'vitest'
import {
  isAtWork,
  isRemovable,
  mayChangeNote,
  mayDescribe,
  mayWork,
  readerOf,
  readsPrivateNotes,
} from './tasks.policy.ts'

const athlete_user_id = 'amara'
const nothing = { athlete_user_id, is_on_roster: false, is_parent: false }

describe('the work for an athlete', () => {
  const ties = {
    'no ties': nothing,
    'on the roster': { ...nothing, is_on_roster: true },
    'a parent': { ...nothing, is_parent: true },
  }
  const expected: Record<string, Partial<Record<keyof typeof ties, string>>> = {
    admin: { 'no ties': 'admin', 'on the roster': 'admin', 'a parent': 'admin' },
    rsc: { 'on the roster': 'success-coach' },
    parent: { 'a parent': 'family' },
  }
  test.each(
    userTypes.flatMap((type) =>
      (Object.keys(ties) as (keyof typeof ties)[]).map((tie) => [type, tie] as const),
    ),
  )('%s with %s', (type, tie) => {
    expect(readerOf({ id: 'someone', type }, ties[tie])).toBe(expected[type]?.[tie] ?? null)
  })

  test('athletes read their own', () => {
    expect(readerOf({ id: athlete_user_id, type: 'athlete' }, nothing)).toBe('family')
  })

  test('only the success coach works', () => {
    expect((['success-coach', 'family', 'admin', null] as const).map(mayWork)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('a family reads only shared notes', () => {
    expect((['success-coach', 'family', 'admin'] as const).map(readsPrivateNotes)).toEqual([
      true,
      false,
      true,
    ])
  })
})

test('a note is changed by its author', () => {
  expect(mayChangeNote({ id: 'priya', type: 'rsc' }, { author_id: 'priya' })).toBe(true)
  expect(mayChangeNote({ id: 'tess', type: 'rsc' }, { author_id: 'priya' })).toBe(false)
})

test('an admin who acts as a success coach is not at work in their place', () => {
  expect([isAtWork({ impersonator_id: null }), isAtWork({ impersonator_id: 'ada' })]).toEqual([true, false])
})

test('tasks of the program stay', () => {
  expect([isRemovable({ is_own: true }), isRemovable({ is_own: false })]).toEqual([true, false])
})

test('kept time is described by the coach who worked, while the athlete is on the roster', () => {
  const row = { coach_id: 'priya', is_discarded: false, is_on_roster: true }
  expect(mayDescribe({ id: 'priya', type: 'rsc' }, row)).toBe(true)
  expect(mayDescribe({ id: 'tess', type: 'rsc' }, row)).toBe(false)
  expect(mayDescribe({ id: 'priya', type: 'rsc' }, { ...row, is_discarded: true })).toBe(false)
  expect(mayDescribe({ id: 'priya', type: 'rsc' }, { ...row, is_on_roster: false })).toBe(false)
})
