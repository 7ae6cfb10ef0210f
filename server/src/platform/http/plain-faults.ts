import * as z from 'zod'

/**
 * The text for a rule without a text of its own. The validator's texts are for programmers: "Invalid option: expected
 * one of".
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
