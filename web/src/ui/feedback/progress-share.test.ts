import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ProgressStep, progressPercent, type StepState, shareOf } from './progress-share.ts'

const step = (percent: number, state: StepState, share?: number): ProgressStep => ({
  label: 'Step',
  percent,
  state,
  share,
})

test('a started or paused step counts half', () => {
  const steps = [step(10, 'done'), step(20, 'done'), step(15, 'active'), step(20, 'paused'), step(35, 'todo')]
  expect(progressPercent(steps)).toBe(48)
})

test('an explicit share replaces the half', () => {
  expect(progressPercent([step(50, 'active', 0.9), step(50, 'paused', 0.1)])).toBe(50)
})

test('only an active step has a share: done is done', () => {
  expect(shareOf(step(10, 'done', 0.2))).toBe(1)
  expect(shareOf(step(10, 'todo', 0.2))).toBe(0)
  expect(shareOf(step(10, 'active', 7))).toBe(1)
})

test('no steps and steps without weight are 0', () => {
  expect(progressPercent([])).toBe(0)
  expect(progressPercent([step(0, 'done')])).toBe(0)
})

test('nothing done is 0, all done is 100, and the rest is between', () => {
  const state = fc.constantFrom<StepState>('done', 'active', 'paused', 'todo')
  const steps = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 100 }), state).map(([percent, is]) => step(percent, is)),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(steps, (some) => {
      expect(progressPercent(some.map((one) => ({ ...one, state: 'todo' })))).toBe(0)
      expect(progressPercent(some.map((one) => ({ ...one, state: 'done' })))).toBe(100)
      expect(progressPercent(some)).toBeGreaterThanOrEqual(0)
      expect(progressPercent(some)).toBeLessThanOrEqual(100)
    }),
  )
})
