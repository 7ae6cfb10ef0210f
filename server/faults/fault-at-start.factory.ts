import { expect } from 'vitest'
import { failToStart } from '../../tools/services/fieldhouse.ts'

/** The output of a failed start: one line for a person with the problem and what to do, and no stack. */
export const faultAtStart = async (settings: Record<string, string>): Promise<string> => {
  const { code, said } = await failToStart(settings)
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/^Fieldhouse did not start\. [^\n]+\.\n$/),
  })
  expect(said).not.toMatch(/\bat \S+ \(|node:|Error:/)
  return said
}
