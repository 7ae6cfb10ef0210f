import * as z from 'zod'

const kinds: Partial<Record<string, string>> = {
  string: 'Must be text.',
  number: 'Must be a number.',
  int: 'Must be a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  object: 'Must have named fields.',
  record: 'Must have named fields.',
}

const units: Partial<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries' }

const wrong = 'This is not valid.'

type Issue = z.core.$ZodRawIssue

/** The text for a rule without a text of its own. */
const plainly = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : (kinds[issue.expected] ?? wrong)
    case 'invalid_value':
      return `Please choose one of these: ${issue.values.join(', ')}.`
    case 'invalid_format':
      return issue.format === 'uuid' ? 'This is not a valid id.' : wrong
    case 'too_big':
      return `Must be at most ${issue.maximum}${units[issue.origin] ?? ''}.`
    case 'too_small':
      return `Must be at least ${issue.minimum}${units[issue.origin] ?? ''}.`
    default:
      return wrong
  }
}

/** The validator's own texts are for programmers: "Invalid option: expected one of". */
export const speakPlainly = (): void => {
  z.config({ customError: plainly })
}
