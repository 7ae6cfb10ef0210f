import { describe, expect, test } from 'vitest'
import { departureFor } from './departure.ts'

describe('SHL-13 an opened page', () => {
  test.each(['role=admin', 'role=parent', 'role=Athlete', 'role=constructor', 'role=coach&invite=abc'])(
    'ACC-05 with an illegal role leads home: %s',
    (search) => {
      expect(departureFor(search, null)).toBe('/')
      expect(departureFor(`${search}&promo_code=maya15&login=1&url=/maya-ortiz`, null)).toBe('/')
      expect(departureFor(search, { type: 'unknown' })).toBe('/')
    },
  )

  test.each([
    '',
    'role=',
    'role=coach',
    'role=coach&invite=',
    'role=mother&invite=abc',
    'login=1&url=/maya-ortiz',
  ])('is shown to a visitor: %s', (search) => expect(departureFor(search, null)).toBeNull())

  test("keeps a signed-in person's list filters", () => {
    expect(departureFor('role=admin', { type: 'admin' })).toBeNull()
    expect(departureFor('role=coach&invite=abc', { type: 'athlete' })).toBeNull()
  })

  test('with login=1 sends a signed-in person to the requested page, on this site only', () => {
    expect(departureFor('login=1&url=/maya-ortiz', { type: 'athlete' })).toBe('/maya-ortiz')
    expect(departureFor('login=1&url=%2Fmaya-ortiz%3Ftab%3Dfilm', { type: 'athlete' })).toBe(
      '/maya-ortiz?tab=film',
    )
    const whole = `login=1&url=${encodeURIComponent('https://fieldhouse.test/maya-ortiz')}`
    expect(departureFor(whole, { type: 'athlete' }, 'https://fieldhouse.test')).toBe('/maya-ortiz')
    expect(departureFor(whole, { type: 'athlete' }, 'https://another.test')).toBeNull()
    expect(departureFor('login=1&url=//evil.example', { type: 'athlete' })).toBeNull()
    expect(departureFor('login=1&url=/se%C3%B1al?q=%E6%97%A5', { type: 'athlete' })).toBe(
      '/se%C3%B1al?q=%E6%97%A5',
    )
    expect(departureFor('url=/maya-ortiz', { type: 'athlete' })).toBeNull()
    expect(departureFor('login=1&url=/maya-ortiz', { type: 'unknown' })).toBeNull()
  })
})
