import { describe, expect, test } from 'vitest'
import { viewerOf } from '../../lib/viewer.factory.ts'
import { chatOf, chatPlaceOf, isFromOther, isOwnChat, otherPerson } from './chat-address.ts'
import { amara, coachTran, lastMessageOf, mother, personOf } from './messaging.factory.ts'

const key = { athlete_user_id: amara.id, contact_id: coachTran.id }
const message = lastMessageOf(1)
const basketball = { sport: { key: 'basketball' }, access_to_rc: true }

test('a conversation has the ids that each person uses', () => {
  expect(chatOf({ type: 'athlete' }, key)).toEqual({ contact: coachTran.id })
  expect(chatOf({ type: 'parent' }, key)).toEqual({ user: amara.id, contact: coachTran.id })
  expect(chatOf({ type: 'coach' }, key)).toEqual({ contact: amara.id })
  expect(chatOf({ type: 'rsc' }, key)).toEqual({ contact: amara.id })
})

test('a conversation shows the athlete to a coach, and the coach to a family, no matter who wrote', () => {
  const answered = lastMessageOf(2, { side: 'family', sender: mother })
  expect(otherPerson({ type: 'athlete' }, message)).toBe(coachTran)
  expect(otherPerson({ type: 'athlete' }, answered)).toBe(coachTran)
  expect(otherPerson({ type: 'coach' }, answered)).toBe(amara)
  expect(otherPerson({ type: 'coach' }, message)).toBe(amara)
  expect(otherPerson({ type: 'parent' }, answered)).toBe(coachTran)
  expect(isFromOther({ id: mother.id, type: 'parent' }, answered)).toBe(false)
})

test("a conversation between a coach and an athlete is not the success coach's own", () => {
  expect(isOwnChat({ id: 'agent', type: 'rsc' }, key)).toBe(false)
  expect(isOwnChat({ id: 'agent', type: 'rsc' }, { ...key, contact_id: 'agent' })).toBe(true)
  expect(isOwnChat({ id: mother.id, type: 'parent' }, key)).toBe(true)
  expect(isOwnChat({ id: coachTran.id, type: 'coach' }, key)).toBe(true)
})

describe('MSG-03 an entry opens', () => {
  test('the log of that coach for an athlete with a recruiting center', () =>
    expect(chatPlaceOf(viewerOf({ type: 'athlete', ...basketball }), message)).toEqual({
      href: `/recruiting-center/recently-contacted?activeLog=chat&openActivityLog=1&coach_id=${coachTran.id}`,
    }))

  test('the same for a parent, with the athlete', () => {
    const athlete = {
      user_id: amara.id,
      athlete_id: 'page',
      athlete_slug: 'amara',
      first_name: 'Amara',
      last_name: 'Whitlock',
      sport: { key: 'basketball' },
      access_to_rc: true,
      rc_ended_on: null,
      access_to_bcm: false,
      bcm_ended_on: null,
    }
    const parent = viewerOf({ type: 'parent', ...basketball, athletes: [athlete] })
    expect(chatPlaceOf(parent, message)).toMatchObject({
      href: expect.stringContaining(`athlete_id=${amara.id}`),
    })
    expect(chatPlaceOf({ ...parent, athletes: [{ ...athlete, access_to_rc: false }] }, message)).toEqual({
      chat: { user: amara.id, contact: coachTran.id },
    })
    const ended = { ...athlete, access_to_rc: false, rc_ended_on: '2026-11-17' }
    expect(chatPlaceOf({ ...parent, athletes: [ended] }, message)).toHaveProperty('href')
    const skater = { ...athlete, sport: { key: 'hockey' } }
    expect(chatPlaceOf({ ...parent, athletes: [skater] }, message)).toEqual({
      chat: { user: amara.id, contact: coachTran.id },
    })
  })

  test.each([
    ['without access', { access_to_rc: false }],
    ['of another sport', { sport: { key: 'soccer' } }],
  ])('the chat over the page for a family %s', (_, facts) =>
    expect(chatPlaceOf(viewerOf({ type: 'athlete', ...basketball, ...facts }), message)).toEqual({
      chat: { contact: coachTran.id },
    }),
  )

  test('the messenger if it is the success coach', () => {
    const agent = personOf({ id: 'agent', type: 'rsc' })
    const viewer = viewerOf({ type: 'athlete', ...basketball })
    expect(chatPlaceOf(viewer, lastMessageOf(1, { contact_id: 'agent', sender: agent }))).toEqual({
      chat: { contact: 'agent' },
    })
  })

  test('the messenger page for a coach', () =>
    expect(chatPlaceOf(viewerOf({ type: 'coach' }), message)).toEqual({
      href: `/coach/messenger?user_id=${amara.id}`,
    }))
})
