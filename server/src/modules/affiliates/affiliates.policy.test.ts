import { userTypes } from '@fieldhouse/contract/guards'
import { expect, test } from 'vitest'
import { usesCodesFreely } from './affiliates.policy.ts'

test('coaches and admins use as many promo codes as they like', () => {
  expect(userTypes.filter((type) => usesCodesFreely({ type })).toSorted()).toEqual(['admin', 'coach'])
})
