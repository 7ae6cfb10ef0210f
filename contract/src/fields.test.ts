import { expect, test } from 'vitest'
import { oneLine, paragraph } from './fields.ts'

/** Turns around the text that follows it, so a sentence reads as another one. */
const reversed = '\u202e'

test('text on one line has neither line breaks nor invisible characters', () => {
  const rule = oneLine({ max: 20, fault: 'Please enter it' })
  expect(rule.parse(` Call${reversed} \n\t the\u0007 coach `)).toBe('Call the coach')
  expect(rule.safeParse(reversed).error?.issues[0]?.message).toBe('Please enter it')
})

test('text with line breaks keeps them, and has no invisible characters', () => {
  const rule = paragraph({ max: 20, fault: 'Please enter it' })
  expect(rule.parse(` Call\n\n\tthe${reversed} coach\u2066 `)).toBe('Call\n\n\tthe coach')
  expect(rule.parse('👩‍👧 José')).toBe('👩‍👧 José')
  expect(rule.safeParse(`${reversed} `).error?.issues[0]?.message).toBe('Please enter it')
})
