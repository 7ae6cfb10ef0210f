import { expect, test } from 'vitest'
import { changedFields } from './audit.ts'

test('names only the fields that changed', () => {
  expect(changedFields({ name: 'Hawks', places: [1] }, { name: 'Falcons', places: [1] })).toEqual({
    before: { name: 'Hawks' },
    after: { name: 'Falcons' },
  })
  expect(changedFields({ name: 'Hawks' }, { name: 'Hawks' })).toBeNull()
})
