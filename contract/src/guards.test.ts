import { describe, expect, test } from 'vitest'
import { type Actor, allows, userTypes } from './guards.ts'

const as = (type: Actor['type']): Actor => ({ id: '1', type, is_super_admin: false, impersonator_id: null })

describe('guards', () => {
  test('anyone may pass the open one', () => expect(allows('anyone', null)).toBe(true))

  test.each(userTypes)('%s is signed in', (type) => {
    expect(allows('auth', as(type))).toBe(true)
    expect(allows('user', as(type))).toBe(type !== 'unknown')
    expect(allows('admin', as(type))).toBe(type === 'admin')
  })

  test('a visitor is not', () => {
    for (const guard of ['auth', 'user', 'admin'] as const) expect(allows(guard, null)).toBe(false)
  })
})
