import type { Actor } from '@fieldhouse/contract/guards'
import { expect, test } from 'vitest'
import { mayJoin, sign, verify } from './channel-auth.ts'

const app = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }
const actor: Actor = { id: '42', type: 'athlete', is_super_admin: true, impersonator_id: null }

test('signs as the example in the Pusher documentation', () => {
  expect(sign(app, '1234.1234', 'private-foobar')).toBe(
    '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
  )
})

test('a signature holds for its own socket, channel, key and secret alone', () => {
  const auth = sign(app, '1.2', 'private-user.42')
  expect(verify(app, '1.2', 'private-user.42', auth)).toBe(true)
  expect(verify(app, '1.3', 'private-user.42', auth)).toBe(false)
  expect(verify(app, '1.2', 'private-user.43', auth)).toBe(false)
  expect(verify({ ...app, key: 'other' }, '1.2', 'private-user.42', auth)).toBe(false)
  expect(verify({ ...app, secret: 'other' }, '1.2', 'private-user.42', auth)).toBe(false)
  expect(verify(app, '1.2', 'private-user.42', '')).toBe(false)
  expect(verify(app, '1.2', 'private-user.42', `${auth}0`)).toBe(false)
})

test.each([
  ['private-user.42', true],
  ['private-user.4', false],
  ['private-user.422', false],
  ['private-user.43', false],
  ['private-user.', false],
  ['private-encrypted-user.42', false],
  ['presence-user.42', false],
  ['user.42', false],
])('user 42 may join %s: %s', (channel, allowed) => {
  expect(mayJoin(actor, channel)).toBe(allowed)
})
