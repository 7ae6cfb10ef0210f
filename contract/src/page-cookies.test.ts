import { describe, expect, test } from 'vitest'
import { readModeCookie, readOffsetCookie, utcOffsets, writeModeCookie } from './page-cookies.ts'

const offsetIn = (timeZone: string, moment: Date): number => {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) || 0
}

describe('the offset of a clock', () => {
  test('is known for every time zone, in summer and in winter', () => {
    const moments = [2024, 2026, 2028].flatMap((year) => [
      new Date(`${year}-01-15`),
      new Date(`${year}-07-15`),
    ])
    const zones = [...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+12']
    const inUse = new Set(moments.flatMap((moment) => zones.map((zone) => offsetIn(zone, moment))))
    expect([...inUse].filter((offset) => !utcOffsets.includes(offset))).toEqual([])
    expect(utcOffsets.filter((offset) => !inUse.has(offset))).toEqual([])
  })

  test('is read the way it is written', () => {
    for (const offset of utcOffsets) expect(readOffsetCookie(String(offset))).toBe(offset)
  })

  test.each([
    undefined,
    '',
    '1',
    '-1',
    '00',
    '+60',
    ' 60',
    '60 ',
    '6e1',
    '0x3c',
    '-0',
    '60.0',
    '841',
    '1440',
    'NaN',
  ])('%j is no offset', (value) => expect(readOffsetCookie(value)).toBeNull())
})

describe('the chosen mode', () => {
  test('is read the way it is written', () => {
    for (const mode of ['light', 'dark'] as const) expect(readModeCookie(writeModeCookie(mode))).toBe(mode)
  })

  test.each([undefined, '', 'true', 'dark', '01', '1 ', '%31'])('%j is no mode', (value) =>
    expect(readModeCookie(value)).toBeNull(),
  )
})
