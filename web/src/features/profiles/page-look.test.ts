import { describe, expect, test } from 'vitest'
import { resolveTheme } from '../../shell/resolve-theme.ts'
import { lookFacts } from './page-look.ts'
import { athleteOf } from './profiles.factory.ts'

const look = (theme_mode: 'light' | 'dark' | null, chosen: 'light' | 'dark' | null, is_seros = false) => {
  const settings = { color_theme: 'green', theme_mode, is_visible: true } as const
  const { owner, visitorMode } = lookFacts(athleteOf({ is_seros, settings }), chosen)
  return resolveTheme(owner, visitorMode)
}

describe("PRO-08 a page's look", () => {
  test.each([
    [null, null, { theme: 'green', mode: null }],
    ['light', null, { theme: 'green', mode: 'light' }],
    ['dark', null, { theme: 'green', mode: 'dark' }],
    [null, 'light', { theme: 'green', mode: 'light' }],
    ['dark', 'light', { theme: 'green', mode: 'dark' }],
    [null, 'dark', { theme: 'black', mode: 'dark' }],
    ['light', 'dark', { theme: 'black', mode: 'dark' }],
  ] as const)('the owner says %s, the visitor %s', (owner, chosen, shown) =>
    expect(look(owner, chosen)).toEqual(shown),
  )

  test('is always black for premium athletes', () => {
    for (const chosen of ['light', 'dark', null] as const)
      expect(look('light', chosen, true).theme).toBe('black')
  })
})
