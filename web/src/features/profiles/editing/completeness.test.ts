import { describe, expect, test } from 'vitest'
import { athleteOf, richAthlete } from '../profiles.factory.ts'
import { completeness } from './completeness.ts'

const today = '2026-11-16'

const reachable = {
  phone: null,
  email: 'amara@mail.example',
  parent_name: null,
  parent_email: null,
  parent_phone: null,
  coaches: [],
}

describe('how complete a page is (PRO-02)', () => {
  test('only one tip says that coaches look for it first, and it is the first tip', () => {
    const { next } = completeness(athleteOf(), today, 99)
    const claims = next.filter(({ reason }) => /first thing|before they|above all/i.test(reason))
    expect(claims).toEqual([next[0]])
  })

  test('a new page starts at zero, and its tips start with what coaches look for first', () => {
    const { percent, next } = completeness(athleteOf(), today)
    expect(percent).toBe(0)
    expect(next.map(({ section }) => section)).toEqual(['statistics', 'gallery', 'info'])
    for (const { reason } of next) expect(reason).toMatch(/\.$/)
  })

  test('a complete page has no tips', () =>
    expect(completeness(richAthlete({ contacts: reachable }), today)).toEqual({ percent: 100, next: [] }))

  test('a finished item counts and is no longer a tip', () => {
    const before = completeness(richAthlete({ contacts: null }), today)
    expect(before.next.map(({ section }) => section)).toEqual(['contacts'])
    expect(before.percent).toBeLessThan(100)
  })

  test('a position without a class is incomplete', () => {
    const { next } = completeness(richAthlete({ class: null, contacts: reachable }), today)
    expect(next.map(({ title }) => title)).toEqual(['Add your position and class'])
  })

  test('initials are not a photo', () => {
    const { next } = completeness(richAthlete({ photo: null, contacts: reachable }), today)
    expect(next.map(({ section }) => section)).toEqual(['photo'])
  })

  test('shows at most three tips', () =>
    expect(completeness(athleteOf({ position: 'SG' }), today).next).toHaveLength(3))

  test('a past game is not the next one', () => {
    const { next } = completeness(richAthlete({ contacts: reachable }), '2027-01-01')
    expect(next.map(({ section }) => section)).toEqual(['schedule'])
  })
})
