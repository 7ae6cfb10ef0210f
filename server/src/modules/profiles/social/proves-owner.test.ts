import { expect, test } from 'vitest'
import { provesOwner } from './proves-owner.ts'

const origin = 'https://fieldhouse.example'

test.each([
  'My page: https://fieldhouse.example/amara-whitlock',
  'fieldhouse.example/Amara-Whitlock, class of 2027',
  'https://www.fieldhouse.example/amara-whitlock?a=1',
  'amara-whitlock.fieldhouse.example',
])('PRO-12 %j links to the page', (text) => {
  expect(provesOwner(['Guard', text], origin, 'amara-whitlock')).toBe(true)
})

test.each([
  '',
  'Amara Whitlock',
  'fieldhouse.example/amara-whitlock-2',
  'https://notfieldhouse.example/amara-whitlock',
  'https://evil.fieldhouse.example/amara-whitlock',
  'x.amara-whitlock.fieldhouse.example',
])('PRO-12 %j does not', (text) => {
  expect(provesOwner([text], origin, 'amara-whitlock')).toBe(false)
})
