import { describe, expect, test } from 'vitest'
import { roundToStep } from './round-to-step.ts'

describe('rounding to a step', () => {
  test.each([
    ['6', 0.5, '6'],
    ['6.0', 0.5, '6'],
    ['6.3', 0.5, '6.5'],
    ['6.2', 0.5, '6'],
    ['6.25', 0.5, '6.5'],
    ['6.25', 0.25, '6.25'],
    ['6.3', 0.25, '6.25'],
    ['6.99', 0.25, '7'],
    ['.4', 0.5, '0.5'],
    ['6.', 0.5, '6'],
    ['007.4', 0.5, '7.5'],
    [' 6.3 ', 0.5, '6.5'],
    ['0', 0.5, '0'],
  ])('rounds "%s" by %d to "%s"', (text, step, rounded) => {
    expect(roundToStep(text, step)).toBe(rounded)
  })

  test('treats both sides of zero the same, and has no minus zero', () => {
    expect(roundToStep('-6.3', 0.5)).toBe('-6.5')
    expect(roundToStep('-6.25', 0.5)).toBe('-6.5')
    expect(roundToStep('-0.1', 0.5)).toBe('0')
  })

  test('reads thousands separators', () => {
    expect(roundToStep('1,234.3', 0.5)).toBe('1234.5')
    expect(roundToStep('12,345,678.1', 0.25)).toBe('12345678')
  })

  test('has no floating-point errors', () => {
    expect(roundToStep('0.35', 0.1)).toBe('0.4')
    expect(roundToStep('0.3', 0.1)).toBe('0.3')
    expect(roundToStep('1.1', 0.05)).toBe('1.1')
  })

  test.each(['', ' ', '-', '.', '-.', 'six', '6ft', '6,3', '1,2345', '1.2.3', '1e3', 'Infinity', '--1'])(
    'leaves "%s" as it is',
    (text) => expect(roundToStep(text, 0.5)).toBe(text),
  )

  test('leaves numbers alone that are too large to be exact', () => {
    expect(roundToStep('99999999999999999999', 0.5)).toBe('99999999999999999999')
  })

  test('is stable: a rounded value stays the same', () => {
    for (const text of ['6.3', '-1.13', '1,000.6']) {
      const once = roundToStep(text, 0.25)
      expect(roundToStep(once, 0.25)).toBe(once)
    }
  })
})
