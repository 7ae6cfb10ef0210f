import { expect, test } from 'vitest'
import { changedFields } from './audit.ts'

test('names only the fields that changed', () => {
  expect(changedFields({ name: 'Hawks', places: [1] }, { name: 'Falcons', places: [1] })).toEqual({
    before: { name: 'Hawks' },
    after: { name: 'Falcons' },
  })
  expect(changedFields({ name: 'Hawks' }, { name: 'Hawks' })).toBeNull()
  // The database does not keep the order of a stored object.
  expect(changedFields({ at: { x: 1, y: 2 } }, { at: { y: 2, x: 1 } })).toBeNull()
})
