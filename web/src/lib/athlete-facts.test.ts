import { expect, test } from 'vitest'
import { factLine, heightOf, sizeText, weightOf, withRangesIn } from './athlete-facts.ts'
import { townOf } from './towns.ts'

test('a line contains the known facts', () => {
  expect(factLine(['SG', null, 'Class of 2027', undefined, ''])).toBe('SG\u00a0· Class of 2027')
  expect(factLine([null])).toBe('')
})

test('a height is in feet and inches', () => {
  expect(sizeText(heightOf({ height: 5, height_in: 10 }, 'imperial'))).toBe('5\'10"')
  expect(sizeText(heightOf({ height: 6, height_in: null }, 'imperial'))).toBe('6\'0"')
  expect(sizeText(heightOf({ height: null, height_in: 4 }, 'imperial'))).toBeNull()
})

test('PRO-04 with metric units, heights are in centimeters and weights in kilograms', () => {
  expect(sizeText(heightOf({ height: 5, height_in: 10 }, 'metric'))).toBe('178\u00a0cm')
  expect(sizeText(heightOf({ height: null, height_in: 4 }, 'metric'))).toBeNull()
  expect(weightOf({ weight: 152 }, 'metric')).toEqual({ value: '69', unit: 'kg' })
  expect(weightOf({ weight: 152 }, 'imperial')).toEqual({ value: '152', unit: 'lbs' })
  expect(weightOf({ weight: null }, 'metric')).toBeNull()
})

test('SRC-02 so are the filters, without a gap between two ranges', () => {
  const filterOf = (id: string, ...ids: string[]) => ({
    id,
    variants: ids.map((variant) => ({ id: variant, title: 'as sent' })),
  })
  const filters = [
    filterOf('class', '2027'),
    filterOf('height', 'under-64', '64-67', '68-71', '80-up'),
    filterOf('weight', 'under-120', '120-139', '240-up'),
  ]
  const titles = (units: 'imperial' | 'metric') =>
    withRangesIn(filters, units).map(({ variants }) => variants.map(({ title }) => title))
  expect(titles('metric')).toEqual([
    ['as sent'],
    ['Under 163 cm', '163 to 172 cm', '173 to 182 cm', '203 cm and up'],
    ['Under 54 kg', '54 to 63 kg', '109 kg and up'],
  ])
  expect(new Set(titles('imperial').flat())).toEqual(new Set(['as sent']))
})

test('a town is shown as far as it is known', () => {
  expect(townOf({ city: 'Bend', state: 'OR' })).toBe('Bend, OR')
  expect(townOf({ city: null, state: 'OR' })).toBe('OR')
  expect(townOf({ city: null, state: null })).toBe('')
})
