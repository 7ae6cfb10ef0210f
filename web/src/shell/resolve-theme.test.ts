import { describe, expect, test } from 'vitest'
import { themes } from '../ui/style/themes.ts'
import { resolveTheme } from './resolve-theme.ts'

const owner = { isPremium: false, colorTheme: null, isBlackMode: false }

describe("PRO-08 an athlete page's look", () => {
  test.each(themes)('has %s when its owner chose it, in light and in black mode', (colorTheme) => {
    expect(resolveTheme({ ...owner, colorTheme }, null)).toEqual({ theme: colorTheme, mode: null })
    expect(resolveTheme({ ...owner, colorTheme, isBlackMode: true }, null)).toEqual({
      theme: colorTheme,
      mode: 'dark',
    })
  })

  test('is black without a choice', () => expect(resolveTheme(owner, null).theme).toBe('black'))

  test('is always black for premium athletes', () => {
    for (const isBlackMode of [true, false])
      expect(resolveTheme({ isPremium: true, colorTheme: 'red', isBlackMode }, 'light').theme).toBe('black')
  })

  test('is black for a visitor in dark mode, whatever was chosen', () =>
    expect(resolveTheme({ ...owner, colorTheme: 'green', isBlackMode: true }, 'dark')).toEqual({
      theme: 'black',
      mode: 'dark',
    }))

  test('follows a visitor who chose light, unless the owner’s page is dark', () => {
    expect(resolveTheme({ ...owner, colorTheme: 'blue' }, 'light')).toEqual({ theme: 'blue', mode: 'light' })
    expect(resolveTheme({ ...owner, colorTheme: 'blue', isBlackMode: true }, 'light').mode).toBe('dark')
  })
})
