import { describe, expect, test } from 'vitest'
import { isDigitMask, maskRule, maskText } from './mask-rule.ts'
import type { MadeEdit } from './text-rule.ts'

const phone = '(###) ###-####'

/** An edit with its caret marked in the text. */
const edited = (mask: string, drawn: string, how: Pick<MadeEdit, 'typed' | 'isForwardDelete'> = {}) => {
  const { text, caret } = maskRule(mask)({ text: drawn.replace('|', ''), caret: drawn.indexOf('|'), ...how })
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe('a mask', () => {
  test.each([
    [phone, '5125550142', '(512) 555-0142'],
    [phone, '512.555.0142', '(512) 555-0142'],
    [phone, '51', '(51'],
    [phone, '', ''],
    [phone, '(', ''],
    ['## / ##', '0925', '09 / 25'],
    ['#### #### #### ####', '4111111111111111', '4111 1111 1111 1111'],
    ['#####', '97702-1234', '97702'],
  ])('%s turns "%s" into "%s"', (mask, text, masked) => {
    expect(maskText(mask, text)).toBe(masked)
  })

  test('keeps the caret at the end while typing there', () => {
    expect(edited(phone, '(5125|', { typed: '5' })).toBe('(512) 5|')
  })

  test('keeps the caret behind text typed in the middle', () => {
    expect(edited(phone, '(59|12) 555-01', { typed: '9' })).toBe('(59|1) 255-501')
  })

  test('keeps the caret where a character was removed', () => {
    expect(edited(phone, '(51|) 555-0142')).toBe('(51|5) 550-142')
    expect(edited(phone, '(|12) 555-0142')).toBe('(|125) 550-142')
  })

  test('skips its own characters, back and forth', () => {
    expect(edited(phone, '(512|555-0142')).toBe('(512|) 555-0142')
    expect(edited(phone, '(512| 555-0142', { isForwardDelete: true })).toBe('(512) |555-0142')
  })

  test('can be deleted from the end down to nothing', () => {
    expect(edited(phone, '(512) |')).toBe('(512) |')
    expect(edited(phone, '(512|')).toBe('(512|')
    expect(edited(phone, '(|')).toBe('|')
  })

  test('refuses a letter without moving the caret', () => {
    expect(edited(phone, '(51a|2) 555', { typed: 'a' })).toBe('(51|2) 555')
    expect(edited(phone, 'a|', { typed: 'a' })).toBe('|')
  })

  test('refuses a digit when it is full, so none falls off the end', () => {
    expect(edited(phone, '(9|512) 555-0142', { typed: '9' })).toBe('(|512) 555-0142')
    expect(edited(phone, '(512) 555-01429|', { typed: '9' })).toBe('(512) 555-0142|')
  })

  test('says when a paste does not fit, and only then', () => {
    const isCut = (text: string) => maskRule(phone)({ text, caret: text.length }).isCut
    expect(isCut('512-555-0142')).toBe(false)
    expect(isCut('512-555-0142 ext 7')).toBe(true)
    expect(isCut('+44 20 7946 0958')).toBe(true)
  })

  test('uses the number pad when it takes only digits', () => {
    expect(isDigitMask('## / ##')).toBe(true)
    expect(isDigitMask({ mask: ['#####', '#####-####'] })).toBe(true)
    expect(isDigitMask({ mask: '@##' })).toBe(false)
    expect(isDigitMask({ mask: 'X##', tokens: { X: { pattern: /[A-F]/ } } })).toBe(false)
  })
})
