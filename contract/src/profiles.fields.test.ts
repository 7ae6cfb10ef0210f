import { describe, expect, test } from 'vitest'
import { day, optionalNumber, optionalPhone, optionalWebAddress, webAddress } from './profiles.fields.ts'

const faultOf = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message ?? null

describe('PRO-13 a website', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['example.com', 'https://example.com'],
    ['http://www.example.co.uk/a/b?c=1#d', 'http://www.example.co.uk/a/b?c=1#d'],
    ['müller.example', 'https://müller.example'],
  ])('%j is accepted', (typed, kept) => {
    expect(optionalWebAddress.parse(typed)).toBe(kept)
  })

  test.each([
    'example',
    'http://',
    'ftp://example.com',
    'javascript:alert(1)',
    'exa mple.com',
    '-a.com',
    'a..com',
    'a@b.com',
  ])('%j is refused', (typed) => {
    expect(faultOf(optionalWebAddress, typed)).toBe('Enter a web address, such as www.example.com')
    expect(faultOf(webAddress(), typed)).toBe('Enter a web address, such as www.example.com')
  })
})

describe('PRO-13 a date', () => {
  test('must exist, be from 1995 or later, and not be in the future unless that is allowed', () => {
    expect(day().parse('2009-04-17')).toBe('2009-04-17')
    expect(faultOf(day(), '2009-02-30')).toBe('Enter the date as MM/DD/YYYY')
    expect(faultOf(day(), '04/17/2009')).toBe('Enter the date as MM/DD/YYYY')
    expect(faultOf(day(), '1994-12-31')).toBe('Choose a day on or after 01/01/1995')
    expect(faultOf(day(), '2999-01-01')).toBe('Choose a day that is not in the future')
    const soon = new Date(Date.now() + 90 * 24 * 3_600_000).toISOString().slice(0, 10)
    expect(day({ yearsAhead: 3 }).parse(soon)).toBe(soon)
    expect(faultOf(day({ yearsAhead: 3 }), '2999-01-01')).toMatch(/^Choose a day on or before /)
  })
})

describe('a number in a form', () => {
  const height = optionalNumber({ label: 'Feet', min: 3, max: 8, isWhole: true })

  test('may be left out, or written the way people do', () => {
    expect(height.parse('')).toBeUndefined()
    expect(height.parse(null)).toBeUndefined()
    expect(height.parse(' 6 ')).toBe(6)
    expect(optionalNumber({ label: 'Spin', min: 0, max: 5000 }).parse('2,400')).toBe(2400)
  })

  test.each(['six', '5.5', '2', '9', 'NaN', '1e1', '-6'])('%j is refused with its limits', (typed) => {
    expect(faultOf(height, typed)).toBe('Feet must be a whole number from 3 to 8')
  })
})

test.each([
  ['(541) 555-0114', true],
  ['+1 541 555 0114', true],
  ['', true],
  ['555-0114', false],
  ['call me', false],
])('the phone %j is accepted: %j', (typed, isTaken) => {
  expect(optionalPhone.safeParse(typed).success).toBe(isTaken)
})
