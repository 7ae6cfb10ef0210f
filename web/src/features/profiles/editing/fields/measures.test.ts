import { describe, expect, test } from 'vitest'
import { amountOf, isUnusual, keptOf, saidOf, typedOf } from './measures.ts'

const height = { unit: 'length', step: 0.25 } as const
const weight = { unit: 'weight', step: 0.5 } as const
const vertical = { unit: 'short-length', step: 0.5 } as const
const sprint = { unit: 'seconds', step: 0.01 } as const

describe('measures (PRO-04)', () => {
  test('a length is typed in feet and inches, to the quarter inch', () => {
    expect(typedOf(186.69, height, 'imperial')).toEqual({ first: '6', second: '1.5' })
    expect(typedOf(177.8, height, 'imperial')).toEqual({ first: '5', second: '10' })
    expect(typedOf(182.87, height, 'imperial')).toEqual({ first: '6', second: '0' })
  })

  test('use cm and kg with the metric setting', () => {
    expect(typedOf(186.69, height, 'metric')).toEqual({ first: '186.5', second: '' })
    expect(typedOf(68.95, weight, 'metric').first).toBe('69')
    expect(typedOf(68.95, weight, 'imperial').first).toBe('152')
  })

  test('are stored in cm, in kg, or in their own unit', () => {
    const fresh = { value: null }
    expect(keptOf({ first: '6', second: '1.5' }, { ...height, ...fresh }, 'imperial')).toBe(186.69)
    expect(keptOf({ first: '6', second: '' }, { ...height, ...fresh }, 'imperial')).toBe(182.88)
    expect(keptOf({ first: '6', second: '1.4' }, { ...height, ...fresh }, 'imperial')).toBe(186.69)
    expect(keptOf({ first: '', second: '' }, { ...height, ...fresh }, 'imperial')).toBeNaN()
    expect(keptOf({ first: '152', second: '' }, { ...weight, ...fresh }, 'imperial')).toBe(68.946)
    expect(keptOf({ first: '34.5', second: '' }, { ...vertical, ...fresh }, 'imperial')).toBe(87.63)
    expect(keptOf({ first: '3.21', second: '' }, { ...sprint, ...fresh }, 'metric')).toBe(3.21)
  })

  test('an untouched value stays exact, whatever the screen rounds it to', () => {
    const typed = typedOf(186.69, height, 'metric')
    expect(keptOf(typed, { ...height, value: 186.69 }, 'metric')).toBe(186.69)
    expect(keptOf({ first: '187', second: '' }, { ...height, value: 186.69 }, 'metric')).toBe(187)
  })

  test('an empty field is not a number', () => {
    expect(amountOf({ first: '', second: '' }, 'length', 'imperial')).toBeNaN()
    expect(amountOf({ first: '', second: '' }, 'seconds', 'imperial')).toBeNaN()
    expect(amountOf({ first: '', second: '11' }, 'length', 'imperial')).toBe(11)
  })

  test('are formatted the way people say them', () => {
    expect(saidOf(186.69, height, 'imperial')).toBe('6′ 1.5″')
    expect(saidOf(186.69, height, 'metric')).toBe('186.5 cm')
    expect(saidOf(9.4, { unit: 'percent', step: 0.1 }, 'imperial')).toBe('9.4%')
    expect(saidOf(12, { unit: 'count', step: 1 }, 'imperial')).toBe('12')
  })

  test('are unusual outside the bounds, in either unit', () => {
    const max = { unit: 'short-length', usual_min: 26.5, usual_max: 48 } as const
    expect(isUnusual(48.5, max, 'imperial')).toBe(true)
    expect(isUnusual(48, max, 'imperial')).toBe(false)
    expect(isUnusual(100, max, 'metric')).toBe(false)
    expect(isUnusual(130, max, 'metric')).toBe(true)
    expect(isUnusual(Number.NaN, max, 'metric')).toBe(false)
    expect(isUnusual(1, { ...max, usual_min: null, usual_max: null }, 'imperial')).toBe(false)
  })
})
