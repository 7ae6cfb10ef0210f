import { describe, expect, test } from 'vitest'
import { nextStop } from './arrow-keys.ts'

const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('SRC-01 keyboard use', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 2],
    ['Home', 2, 1],
    ['End', 1, 2],
    ['Home', 0, null],
    ['End', 0, null],
    ['a', 2, 0],
    ['é', 1, 0],
    ['Backspace', 1, 0],
    ['a', 0, null],
    [' ', 1, null],
    ['Enter', 1, null],
    ['Tab', 1, null],
    ['Escape', 1, null],
  ])('%s at stop %i of three goes to %j', (key, from, to) => expect(nextStop(press(key), from, 3)).toBe(to))

  test("the browser's own keys are left alone", () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      for (const key of ['ArrowDown', 'a']) expect(nextStop(press(key, held), 1, 3)).toBeNull()
  })

  test('without results the field keeps the focus', () => {
    expect(nextStop(press('ArrowDown'), 0, 1)).toBe(0)
    expect(nextStop(press('ArrowDown'), 0, 0)).toBeNull()
  })
})
