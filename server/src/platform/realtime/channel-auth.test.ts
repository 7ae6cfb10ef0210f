import { actorOf } from '@fieldhouse/contract/actor.factory'
import { expect, test } from 'vitest'
import { channelDataOf, mayJoin, sessionIn, sign, verify } from './channel-auth.ts'

const app = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }
const session = '0190a000-0000-7000-8000-000000000001'
const otherSession = '0190a000-0000-7000-8000-000000000002'
const actor = actorOf('athlete', { id: '42', is_super_admin: true })

test('signs like the example in the Pusher documentation', () => {
  expect(sign(app, '1234.1234', 'private-foobar')).toBe(
    '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
  )
})

test('signs the channel data like the example in the Pusher documentation', () => {
  const data = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}'
  expect(sign(app, '1234.1234', 'presence-foobar', data)).toBe(
    '278d425bdf160c739803:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
  )
})

test('a signature is valid only for its own socket, channel, data, key, and secret', () => {
  const claim = { channel: 'private-user.42', channel_data: channelDataOf(session) }
  const auth = sign(app, '1.2', claim.channel, claim.channel_data)
  expect(verify(app, '1.2', { ...claim, auth })).toBe(true)
  expect(verify(app, '1.3', { ...claim, auth })).toBe(false)
  expect(verify(app, '1.2', { ...claim, auth, channel: 'private-user.43' })).toBe(false)
  expect(verify(app, '1.2', { ...claim, auth, channel_data: channelDataOf(otherSession) })).toBe(false)
  expect(verify(app, '1.2', { channel: claim.channel, auth })).toBe(false)
  expect(verify({ ...app, key: 'other' }, '1.2', { ...claim, auth })).toBe(false)
  expect(verify({ ...app, secret: 'other' }, '1.2', { ...claim, auth })).toBe(false)
  expect(verify(app, '1.2', { ...claim, auth: '' })).toBe(false)
  expect(verify(app, '1.2', claim)).toBe(false)
  expect(verify(app, '1.2', { ...claim, auth: `${auth}0` })).toBe(false)
})

test('only data that names a session is read as one', () => {
  expect(sessionIn(channelDataOf(session))).toBe(session)
  for (const data of ['', '{', 'null', '{}', '{"session_id":42}', '{"session_id":"42"}'])
    expect(sessionIn(data)).toBeNull()
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
  [`private-session.${session}`, false],
])('user 42 may join %s: %s', (channel, allowed) => {
  expect(mayJoin(actor, channel)).toBe(allowed)
})
