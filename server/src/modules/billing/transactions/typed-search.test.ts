import { expect, test } from 'vitest'
import { typedSearch } from './typed-search.ts'

/** A Wednesday. */
const today = '2026-11-18'

test.each([
  ['FH-000042', 42],
  ['fh42', 42],
  ['#42', 42],
  ['42', 42],
  ['0', null],
  ['FH-', null],
  ['42.50', null],
  ['9999999999999999', null],
])('"%s" is the invoice number %s', (text, number) => expect(typedSearch(text, today).number).toBe(number))

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
])('"%s" is an amount of %s cents', (text, cents) => expect(typedSearch(text, today).cents).toBe(cents))

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
  ['11/09/2026 to 11/15/2026', { from: '2026-11-09', before: '2026-11-16' }],
  ['Nov 9, 2026 - Nov 2026', { from: '2026-11-09', before: '2026-12-01' }],
  ['today', { from: '2026-11-18', before: '2026-11-19' }],
  ['Yesterday', { from: '2026-11-17', before: '2026-11-18' }],
  ['this week', { from: '2026-11-15', before: '2026-11-22' }],
  ['last week', { from: '2026-11-08', before: '2026-11-15' }],
  ['last 7 days', { from: '2026-11-12', before: '2026-11-19' }],
  ['last 30 days', { from: '2026-10-20', before: '2026-11-19' }],
  ['this month', november],
  ['Last month', { from: '2026-10-01', before: '2026-11-01' }],
  ['next week', null],
  ['constructor', null],
  ['Ann to Nov 2026', null],
  ['2026-02-30', null],
  ['13/01/2026', null],
  ['0000-01-01', null],
  ['9999-01-01', null],
  ['Marisol 2026', null],
  ['Nov', null],
])('"%s" is the time %j', (text, days) => expect(typedSearch(text, today).days).toEqual(days))

test.each([
  ['FH-000042', null],
  ['#42', null],
  ['$49', null],
  ['Nov 15, 2026', null],
  ['42', '42'],
  ['fh', 'fh'],
  ['$', '$'],
  ['Fhiona', 'Fhiona'],
  ['last week', null],
  ['Ann - Marie', 'Ann - Marie'],
])('"%s" is looked for in names as %s', (typed, text) => expect(typedSearch(typed, today).text).toBe(text))
