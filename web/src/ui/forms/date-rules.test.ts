import { describe, expect, test } from 'vitest'
import {
  dateRule,
  firstShownDay,
  formatDate,
  latestDay,
  localDay,
  maskDate,
  parseDate,
} from './date-rules.ts'

const today = '2026-05-20'
const past = { today }
const future = { today, isFutureAllowed: true }
const valid = (iso: string) => ({ kind: 'valid', iso })
const invalid = (fault: string) => ({ kind: 'invalid', fault })

describe('a date', () => {
  test.each(['1/5/2009', '01/05/2009', '01-05-2009', '01.05.2009', ' 1.5.2009 '])(
    'is read from %j',
    (text) => {
      expect(parseDate(text, past)).toEqual(valid('2009-01-05'))
    },
  )

  test.each(['', '   '])('is not there in %j', (text) => {
    expect(parseDate(text, past)).toEqual({ kind: 'empty' })
  })

  test.each(['1', '01/05', '01/05/', '01/05/09', '01/05/209', '01/05/20091', '2009-01-05', 'soon'])(
    'is not complete in %j',
    (text) => {
      expect(parseDate(text, past)).toEqual(invalid('Enter the date as MM/DD/YYYY'))
    },
  )

  test.each(['02/30/2009', '04/31/2009', '13/01/2009', '00/10/2009', '01/00/2009', '01/32/2009'])(
    'that does not exist is refused: %j',
    (text) => {
      expect(parseDate(text, past)).toEqual(invalid('This day does not exist'))
    },
  )

  test.each([
    ['02/29/2000', true],
    ['02/29/2008', true],
    ['02/29/2009', false],
    ['02/28/2009', true],
  ])('in February knows the leap years: %j', (text, isThere) => {
    expect(parseDate(text, past).kind).toBe(isThere ? 'valid' : 'invalid')
  })

  test('in February of a century is no leap day, unless 400 divides it', () => {
    expect(parseDate('02/29/2100', { ...future, max: '2500-01-01' })).toEqual(
      invalid('This day does not exist'),
    )
    expect(parseDate('02/29/2400', { ...future, max: '2500-01-01' })).toEqual(valid('2400-02-29'))
  })

  test('before 1995 is refused, the first day is not', () => {
    expect(parseDate('12/31/1994', past)).toEqual(invalid('Choose a day on or after 01/01/1995'))
    expect(parseDate('01/01/1995', past)).toEqual(valid('1995-01-01'))
  })

  test('can have another first day', () => {
    expect(parseDate('03/01/2020', { ...past, min: '2020-03-02' })).toEqual(
      invalid('Choose a day on or after 03/02/2020'),
    )
    expect(parseDate('06/01/1980', { ...past, min: '1970-01-01' })).toEqual(valid('1980-06-01'))
  })

  test('in the future is refused, but today is not', () => {
    expect(parseDate('05/21/2026', past)).toEqual(invalid('Choose a day that is not in the future'))
    expect(parseDate('05/20/2026', past)).toEqual(valid(today))
  })

  test('in the future, if allowed, ends 20 years ahead', () => {
    expect(parseDate('05/20/2046', future)).toEqual(valid('2046-05-20'))
    expect(parseDate('05/21/2046', future)).toEqual(invalid('Choose a day on or before 05/20/2046'))
  })

  test('can have another last day, in the future and in the past', () => {
    expect(parseDate('06/02/2026', { ...future, max: '2026-06-01' })).toEqual(
      invalid('Choose a day on or before 06/01/2026'),
    )
    expect(parseDate('01/02/2020', { ...past, max: '2020-01-01' })).toEqual(
      invalid('Choose a day on or before 01/01/2020'),
    )
  })
})

test('20 years after a leap day is a valid day', () => {
  expect(latestDay({ today: '2080-02-29', isFutureAllowed: true })).toBe('2100-02-28')
})

test('a last day after today does not allow the future', () => {
  expect(latestDay({ today, max: '2030-01-01' })).toBe(today)
})

test('without a date the calendar opens in January, 16 years ago, or as near as the rules allow', () => {
  expect(firstShownDay(past)).toBe('2010-01-01')
  expect(firstShownDay({ ...future, min: '2024-03-15' })).toBe('2024-03-15')
  expect(firstShownDay({ ...past, max: '2001-06-30' })).toBe('2001-06-30')
})

test('a moment is the local day, early and late', () => {
  expect(localDay(new Date(2009, 0, 5, 0, 0, 1))).toBe('2009-01-05')
  expect(localDay(new Date(2009, 0, 5, 23, 59, 59))).toBe('2009-01-05')
})

test('a day is written month first, and empty stays empty', () => {
  expect(formatDate('2009-01-05')).toBe('01/05/2009')
  expect(formatDate('')).toBe('')
})

describe('the mask', () => {
  test.each([
    ['01052009', '01/05/2009'],
    ['1/5/2009', '1/5/2009'],
    ['1-5.2009', '1/5/2009'],
    ['01/', '01/'],
    ['01//2009', '01//2009'],
    ['/05/2009', '/05/2009'],
    ['01//05/2009', '01/05/2009'],
    ['01/05/2009/', '01/05/2009'],
    ['1 5 2009', '1/5/2009'],
    ['012/05/2009', '01/05/2009'],
    ['01/0520', '01/05/20'],
    ['0105200999', '01/05/2009'],
    ['Jan 5', '5'],
    ['2009-01-05', '01/05/2009'],
    ['', ''],
  ])('turns %j into %j', (text, masked) => {
    expect(maskDate(text)).toBe(masked)
  })

  test('leaves its own result unchanged', () => {
    for (const text of ['1', '1/', '1/5', '01/05/2', '01/05/2009'])
      expect(maskDate(maskDate(text))).toBe(text)
  })
})

describe('the caret', () => {
  test('moves past a slash that the mask added', () => {
    expect(dateRule({ text: '012', caret: 3 })).toEqual({ text: '01/2', caret: 4 })
    expect(dateRule({ text: '1-', caret: 2 })).toEqual({ text: '1/', caret: 2 })
  })

  test('stays in the middle when something is inserted there', () => {
    expect(dateRule({ text: '101/05/2009', caret: 1 })).toEqual({ text: '10/05/2009', caret: 1 })
    expect(dateRule({ text: '0x1/05/2009', caret: 2 })).toEqual({ text: '01/05/2009', caret: 1 })
  })

  test('stays at the start', () => {
    expect(dateRule({ text: 'x01/05/2009', caret: 0 })).toEqual({ text: '01/05/2009', caret: 0 })
  })
})
