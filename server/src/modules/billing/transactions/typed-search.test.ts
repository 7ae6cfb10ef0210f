import { expect, test } from 'vitest'
import { typedSearch } from './typed-search.ts'

test.each([
  ['FH-000042', 42],
  ['fh42', 42],
  ['#42', 42],
  ['42', 42],
  ['0', null],
  ['FH-', null],
  ['42.50', null],
  ['9999999999999999', null],
])('"%s" is the invoice number %s', (text, number) => expect(typedSearch(text).number).toBe(number))

test.each([
  ['49', 4900],
  ['$49', 4900],
  ['$ 49.5', 4950],
  ['1,234.50', 123_450],
  ['0.00', 0],
  ['1,23', null],
  ['-5', null],
  ['99999999', null],
  ['49.999', null],
])('"%s" is an amount of %s cents', (text, cents) => expect(typedSearch(text).cents).toBe(cents))

const nov15 = { from: '2026-11-15', before: '2026-11-16' }
const november = { from: '2026-11-01', before: '2026-12-01' }

test.each([
  ['2026-11-15', nov15],
  ['11/15/2026', nov15],
  ['11/15/26', nov15],
  ['Nov 15, 2026', nov15],
  ['november 15 2026', nov15],
  ['2026-11', november],
  ['11/2026', november],
  ['November 2026', november],
  ['Nov. 2026', november],
  ['12/31/2026', { from: '2026-12-31', before: '2027-01-01' }],
  ['2026-02-30', null],
  ['13/01/2026', null],
  ['0000-01-01', null],
  ['9999-01-01', null],
  ['Marisol 2026', null],
  ['Nov', null],
])('"%s" is the time %j', (text, days) => expect(typedSearch(text).days).toEqual(days))

test.each([
  ['FH-000042', null],
  ['#42', null],
  ['$49', null],
  ['Nov 15, 2026', null],
  ['42', '42'],
  ['fh', 'fh'],
  ['$', '$'],
  ['Fhiona', 'Fhiona'],
])('"%s" is looked for in names as %s', (typed, text) => expect(typedSearch(typed).text).toBe(text))
