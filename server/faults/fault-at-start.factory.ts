import { expect } from 'vitest'
import { failToStart } from '../../tools/services/fieldhouse.ts'

/** What it says when it does not start: one line for a person, what is wrong and what to do, no stack. */
export const faultAtStart = async (settings: Record<string, string>): Promise<string> => {
  const { code, said } = await failToStart(settings)
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(/^Fieldhouse did not start\. [^\n]+\.\n$/),
  })
  expect(said).not.toMatch(/\bat \S+ \(|node:|Error:/)
  return said
}
