import { expect, test } from 'vitest'
import { stepInAddress } from './load-survey.ts'

test('BCM-01 a step of the survey by its number or its name', () => {
  expect(stepInAddress({ step: 8 })).toBe(8)
  expect(stepInAddress({ step: '3' })).toBe(3)
  expect(stepInAddress({ step: 'campus' })).toBe(6)
  for (const step of [undefined, 0, 9, 'elsewhere', {}]) expect(stepInAddress({ step })).toBe(null)
})
