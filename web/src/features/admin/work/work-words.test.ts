import type { Work } from '@fieldhouse/contract/admin.work'
import { expect, test } from 'vitest'
import { aWork } from './work.factory.ts'
import { howFarText, resultText } from './work-words.ts'

const changed = (facts: Partial<Work>) => resultText(aWork({ state: 'done', ...facts }))

test('the end says how many were changed, and why others were left out', () => {
  expect(changed({ done: 1204 })).toBe('1,204 changed.')
  expect(
    changed({
      done: 1207,
      left_out: 3,
      reasons: [{ reason: 'Only a super admin can delete an admin.', count: 3 }],
    }),
  ).toBe('1,204 changed, 3 left out: Only a super admin can delete an admin.')
  expect(
    changed({
      done: 5,
      left_out: 3,
      reasons: [
        { reason: 'One reason.', count: 2 },
        { reason: 'Another.', count: 1 },
      ],
    }),
  ).toBe('2 changed, 3 left out: One reason. (2) Another. (1).')
})

test('a canceled export says how far it came', () => {
  expect(resultText(aWork({ kind: 'export-users', state: 'canceled', done: 1 }))).toBe('Canceled. 1 row.')
})

test('the progress is unknown until everyone is counted', () => {
  expect(howFarText(aWork({ total: null }))).toBe('Counting')
  expect(howFarText(aWork({ done: 12, total: 1204 }))).toBe('12 of 1,204')
})
