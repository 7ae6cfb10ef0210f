import { actorOf } from '@fieldhouse/contract/actor.factory'
import type { Actor, GuardName } from '@fieldhouse/contract/guards'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { guarded } from './guarded.ts'

const coach = actorOf('coach')

const searchOf = (viewer: Actor | null, ...guards: GuardName[]) => {
  try {
    guarded(...guards)({ context: { viewer }, location: { href: '/admin/users?q=a&page=2' } })
  } catch (error) {
    if (isRedirect(error)) return error.options.search
    throw error
  }
}

const attempt = (viewer: Actor | null, ...guards: GuardName[]) => {
  try {
    guarded(...guards)({ context: { viewer }, location: { href: '/admin/users?q=a&page=2' } })
    return 'passed'
  } catch (error) {
    if (isRedirect(error)) return error.options.to
    throw error
  }
}

describe('SHL-02 a guarded page', () => {
  test('lets in people whom all of its guards allow', () =>
    expect(attempt(coach, 'auth', 'check-auth')).toBe('passed'))
  test('sends everyone else home', () => {
    expect(attempt(null, 'auth')).toBe('/')
    expect(attempt(coach, 'auth', 'admin')).toBe('/')
  })
  test('asks a visitor to sign in, and keeps the link for afterward', () => {
    expect(searchOf(null, 'auth')).toEqual({ login: '1', url: '/admin/users?q=a&page=2' })
    expect(searchOf(coach, 'admin')).toBeUndefined()
  })
  test('PAY-04 lets a family in that had the recruiting center', () => {
    for (const type of ['athlete', 'parent'] as const)
      expect(attempt(actorOf(type, { ended: ['recruiting-center'] }), 'recruiting')).toBe('passed')
  })
  test('SHL-04 an unknown guard is an error that names it', () =>
    expect(() => attempt(coach, 'no-such-guard' as GuardName)).toThrow('Unknown middleware no-such-guard'))
})
