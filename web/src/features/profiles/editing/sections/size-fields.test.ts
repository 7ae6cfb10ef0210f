import { describe, expect, test } from 'vitest'
import { sizeFaults, withSizes } from './size-fields.tsx'

const sizes = {
  class_name: null,
  height: 5,
  height_in: 10,
  weight: 152,
  height_cm: 178,
  weight_kg: 68.95,
  wingspan_cm: null,
}
const person = { personal_metrics: sizes }

describe("a person's measurements (PRO-04)", () => {
  test('are sent as stored if untouched', () =>
    expect(
      withSizes(
        { height: '5', height_in: '10', weight: '152', wingspan: '', wingspan_in: '' },
        person,
        'imperial',
      ),
    ).toEqual({ height_cm: 178, weight_kg: 68.95, wingspan: '', wingspan_in: '' }))

  test('are sent as typed if changed', () =>
    expect(withSizes({ height: '5', height_in: '11', weight: '' }, person, 'imperial')).toEqual({
      height: '5',
      height_in: '11',
      weight: '',
    }))

  test('are sent in cm and kg with the metric setting', () =>
    expect(withSizes({ height_cm: '178', weight_kg: '70.5' }, person, 'metric')).toEqual({
      height_cm: 178,
      weight_kg: '70.5',
    }))

  test('inches need feet', () => {
    expect(sizeFaults({ height: '', height_in: '10' })).toEqual({ height: ['Please enter the feet too'] })
    expect(sizeFaults({ height: '5', height_in: '10' })).toEqual({})
  })
})
