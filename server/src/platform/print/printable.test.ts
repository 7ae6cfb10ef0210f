import { describe, expect, test } from 'vitest'
import { fitLines } from './fit-lines.ts'
import { printable } from './printable.ts'
import { widthOf } from './typefaces.ts'

describe('PRO-10 a printed text', () => {
  test.each([
    ['Amara 🏀', 'Amara'],
    ['🏆 MVP 🇺🇸 First team', 'MVP First team'],
    ['Whit👩🏽‍🏫lock', 'Whitlock'],
    ['On fire 🔥🔥, always 💪🏾.', 'On fire, always.'],
    ['My heart ❤️‍🔥 is 🏃🏽‍♀️ here', 'My heart is here'],
    ['Ranked 1️⃣ in the state', 'Ranked 1 in the state'],
    ['日本 cup 2026', 'cup 2026'],
    ['𝓐𝓵𝓵-state', '-state'],
    ['Flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿 day', 'Flag day'],
    ['zero\u200Dwidth\uFE0F and soft\u00ADhyphen', 'zerowidth and softhyphen'],
    ['First line 🔥\nSecond line', 'First line\nSecond line'],
    ['Guards first 💪🏾, 日本語, always', 'Guards first, always'],
    ['🏀🏀', ''],
  ])('drops characters that no font has: %s', (written, shown) => {
    expect(printable(written)).toBe(shown)
  })

  test.each([
    'Łukasz Whitlock-Świątek',
    'Nguyễn Thị Ánh',
    'Αλέξανδρος Ιωάννου',
    'Анна Иванова',
    'Ridgeline High School  ·  Bend, OR',
    '6′ 1.5″, 47.9 %, “first” – second’s … №1 ™ © ★',
    'Two  spaces of their own',
  ])('keeps every letter that a font has: %s', (written) => {
    expect(printable(written)).toBe(written)
  })

  test('keeps an accent that is encoded apart from its letter', () => {
    expect(printable('Jose\u0301')).toBe('José')
  })

  test('keeps a symbol that can be set in black, without its color modifier', () => {
    expect(printable('MVP™️')).toBe('MVP™')
  })
})

describe('PRO-10 a name on paper', () => {
  const room = { face: 'display', width: 200, mostLines: 3, sizes: [50, 40, 30, 20] } as const
  const names = [
    'AMARA WHITLOCK',
    'MAXIMILIANA-ALEXANDRINA WOLFESCHLEGELSTEINHAUSENBERGERDORFF',
    'W'.repeat(50),
    'ANA MARÍA DEL CARMEN DE LOS ÁNGELES FERNÁNDEZ DE CÓRDOBA Y ÁLVAREZ DE TOLEDO PIMENTEL',
    'MMMM-WWWW-MMMM-WWWW-MMMM-WWWW-MMMM-WWWW-MMMM',
    'АЛЕКСАНДРА ВОЗНЕСЕНСКАЯ-ПРЕОБРАЖЕНСКАЯ',
  ]
  test.each(names)('is never wider than its space: %s', (name) => {
    const { lines, size } = fitLines(name, room)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const text of lines) expect(widthOf({ text, face: 'display', size })).toBeLessThanOrEqual(200)
    expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''))
  })

  test('is as large as possible, and breaks only after a space or a hyphen', () => {
    expect(fitLines('AVA LI', room)).toEqual({ lines: ['AVA LI'], size: 50 })
    expect(fitLines('AMARA WHITLOCK-FERNANDEZ', { ...room, sizes: [36] }).lines).toEqual([
      'AMARA',
      'WHITLOCK-',
      'FERNANDEZ',
    ])
  })
})

test.each(['display', 'label', 'text', 'strong'] as const)(
  'the decimal point in a figure set in %s keeps its space',
  (face) => {
    const point = widthOf({ text: '.', face, size: 100 })
    for (const figure of ['47.9', '81.1', '6.1', '7.7']) {
      const digits = [...figure].filter((sign) => sign !== '.')
      const apart = digits.reduce((width, text) => width + widthOf({ text, face, size: 100 }), point)
      expect(widthOf({ text: figure, face, size: 100 }), figure).toBeCloseTo(apart)
    }
  },
)
