import type { Package } from '@fieldhouse/contract/billing'
import { describe, expect, test } from 'vitest'
import { costWords, holdsWords } from './package-quotes.ts'

const names = ['Every section', 'PDF and event sheet', 'Chat', 'Match']

const offerOf = (key: Package['key'], name: string, price: string, held: readonly number[]): Package => ({
  key,
  slug: name.toLowerCase(),
  name,
  tagline: '',
  month_price: 1,
  year_price: 1,
  currency: 'USD',
  formatted_price: { month_price: price, annual_monthly_price: '', year_price: '' },
  options: names.map((option, place) => ({
    id: option,
    name: option,
    description: '',
    is_included: held.includes(place),
  })),
  hidden_options: [],
  package_discount_ptc: 0,
  opens: [],
  is_default: false,
})

const small = offerOf('package-1', 'Small', '$19.00', [0, 1])
const large = offerOf('package-2', 'Large', '$49.50', [0, 1, 2])

describe('PUB-05 a price in a text', () => {
  test("is today's price", () => {
    expect(costWords({ from: 'package-2' }, [small, large])).toBe('From Large, $49.50 a month')
    expect(
      costWords({ before: 'The rest is free. This:', from: 'package-1', after: 'Basketball only' }, [small]),
    ).toBe('The rest is free. This: from Small, $19.00 a month. Basketball only')
  })

  test('is left out if unknown', () =>
    expect(costWords({ from: 'package-1', after: 'Basketball only' }, [])).toBe(
      'With a package. Basketball only',
    ))

  test('is shown as text if there is no package', () => expect(costWords('Free', [])).toBe('Free'))
})

describe("PUB-03 a package's contents", () => {
  test('are compared with the previous package', () => {
    expect(holdsWords(small, undefined)).toBe('Every section and PDF and event sheet.')
    expect(holdsWords(large, small)).toBe('Plus chat.')
  })

  test('are listed in full if an option of the previous package is missing', () =>
    expect(holdsWords(offerOf('package-3', 'Odd', '$9.00', [0, 3]), large)).toBe('Every section and match.'))
})
