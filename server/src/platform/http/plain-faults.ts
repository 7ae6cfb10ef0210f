import * as z from 'zod'

/**
 * What a person reads of a rule that has no words of its own. The validator's own words are for programmers: "Invalid
 * option: expected one of".
 */
export const speakPlainly = (): void => {
  z.config({
    customError: (issue) => {
      if (issue.code === 'invalid_value') return `Please choose one of these: ${issue.values.join(', ')}.`
      if (issue.code === 'invalid_format' && issue.format === 'uuid') return 'This is not a valid id.'
      return undefined
    },
  })
}
