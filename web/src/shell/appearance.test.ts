import { describe, expect, test } from 'vitest'
import { addressedMode, fixedMode, hasAppearanceSwitch } from './appearance.ts'

describe('SHL-07 light and dark', () => {
  test.each([
    '/',
    '/top-100',
    '/services/for-athletes',
    '/services/for-parents',
    '/services/for-colleges',
    '/services/for-coaches',
    '/about-us',
    '/contact-us',
    '/policy',
    '/terms',
    '/packages',
    '/packages/starter-showcase',
    '/packages/starter-elite',
    '/packages/all-star-showcase',
    '/packages/college-concierge',
    '/password/reset',
    '/password/reset/a-token',
    '/search-results',
  ])('can be switched on %s', (path) => expect(hasAppearanceSwitch(path)).toBe(true))

  test.each([
    '/roster',
    '/terms-of-use',
    '/packages/no-such',
    '/admin/users',
    '/amara-whitlock',
    '/services',
  ])("can't be switched on %s", (path) => expect(hasAppearanceSwitch(path)).toBe(false))

  test('the roster is always dark', () => {
    expect(fixedMode('/roster')).toBe('dark')
    expect(fixedMode('/roster/new')).toBe('dark')
    expect(fixedMode('/rosters')).toBeNull()
    expect(fixedMode('/')).toBeNull()
  })

  test('SRC-03 only the address of search results may set the appearance', () => {
    expect(addressedMode('/search-results', '?q=abel&darkMode=1')).toBe('dark')
    expect(addressedMode('/search-results', '?darkMode=true')).toBe('dark')
    expect(addressedMode('/search-results', '?darkMode=0')).toBe('light')
    expect(addressedMode('/search-results', '?darkMode=maybe')).toBeNull()
    expect(addressedMode('/search-results', '')).toBeNull()
    expect(addressedMode('/', '?darkMode=1')).toBeNull()
  })
})
