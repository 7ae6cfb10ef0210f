import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { speakPlainly } from './plain-faults.ts'

speakPlainly()

const faultOf = (rule: z.ZodType, given: unknown) => {
  const checked = rule.safeParse(given)
  return checked.success ? 'valid' : checked.error.issues.map(({ message }) => message).join(' ')
}

describe('a rule without a text of its own', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['This is missing.', z.string(), undefined],
    ['Must be text.', z.string(), 5],
    ['Must be text.', z.uuid(), null],
    ['This is not a valid id.', z.uuid(), 'x'],
    ['Must be a number.', z.number(), '5'],
    ['Must be a number.', z.number(), Number.NaN],
    ['Must be a number.', z.coerce.number(), 'x'],
    ['Must be a whole number.', z.number().int(), 1.5],
    ['Must be at most 9007199254740991.', z.number().int(), 1e20],
    ['Must be true or false.', z.boolean(), 'yes'],
    ['Must be a list.', z.array(z.string()), {}],
    ['Must have named fields.', z.object({}), []],
    ['Must have named fields.', z.record(z.string(), z.string()), 1],
    ['Must be at most 3 characters.', z.string().max(3), 'long'],
    ['Must be at least 2 entries.', z.array(z.string()).min(2), []],
    ['Must be at least 1.', z.number().min(1), 0],
    ['Please choose one of these: a, b.', z.enum(['a', 'b']), 'c'],
    ['This is not valid.', z.iso.date(), 'tomorrow'],
    ['This is not valid.', z.union([z.string(), z.number()]), true],
    ['This is not valid.', z.strictObject({}), { more: 1 }],
    ['This is not valid.', z.string().refine(() => false), 'x'],
  ])('says: %s', (text, rule, given) => {
    expect(faultOf(rule, given)).toBe(text)
  })

  test('and one that has a text keeps it', () => {
    const rule = z.string({ error: 'Please enter a name' })
    expect(faultOf(rule, 5)).toBe('Please enter a name')
    expect(
      faultOf(
        z.string().refine(() => false, 'Not this one'),
        'x',
      ),
    ).toBe('Not this one')
  })
})
