import type { Invitation } from '@fieldhouse/contract/accounts.sign-up'
import { describe, expect, test } from 'vitest'
import type { InviteParams } from '../../lib/invite-params.ts'
import { signUpStartOf } from './sign-up-start.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const empty = {
  role: null,
  isRoleFixed: false,
  teamId: null,
  eventId: null,
  fromEventId: null,
  invite: null,
  invitation: null,
  promoCode: null,
}
const link = (params: Partial<InviteParams>): InviteParams => ({
  role: null,
  team_id: null,
  event: null,
  invite: null,
  ...params,
})
const invitation: Invitation = {
  inviter_name: 'Dana Okafor',
  athlete_first_name: 'Maya',
  athlete_last_name: 'Okafor',
  sport_key: 'soccer',
  gender: 'female',
  email: 'aunt@example.com',
  type: null,
}

describe('ACC-05 where a sign-up starts', () => {
  test('without a link everything is open', () => {
    expect(signUpStartOf(null, null, null)).toEqual(empty)
    expect(signUpStartOf(null, null, 'MAYA15')).toEqual({ ...empty, promoCode: 'MAYA15' })
  })

  test('a role alone is a suggestion', () => {
    expect(signUpStartOf(link({ role: 'mother' }), null, null)).toEqual({ ...empty, role: 'mother' })
  })

  test('a role with a team is fixed', () => {
    expect(signUpStartOf(link({ role: 'athlete', team_id: id }), null, null)).toEqual({
      ...empty,
      role: 'athlete',
      isRoleFixed: true,
      teamId: id,
    })
  })

  test('a coach from an event is fixed, and picks a team', () => {
    expect(signUpStartOf(link({ role: 'coach', event: id }), null, null)).toEqual({
      ...empty,
      role: 'coach',
      isRoleFixed: true,
      eventId: id,
      fromEventId: id,
    })
  })

  test('nobody else picks a team, but the event is known', () => {
    expect(signUpStartOf(link({ role: 'athlete', event: id }), null, null)).toEqual({
      ...empty,
      role: 'athlete',
      fromEventId: id,
    })
  })

  test('an invalid role in the storage is ignored', () => {
    expect(signUpStartOf(link({ role: 'admin', team_id: id }), null, null)).toEqual({ ...empty, teamId: id })
  })

  test('an invitation without a role keeps it open, but not for coaches', () => {
    const start = { ...empty, invite: 'abc', invitation }
    expect(signUpStartOf(link({ invite: 'abc' }), invitation, null)).toEqual(start)
    expect(signUpStartOf(link({ invite: 'abc', role: 'aunt' }), invitation, null)).toEqual({
      ...start,
      role: 'aunt',
    })
    expect(signUpStartOf(link({ invite: 'abc', role: 'coach', event: id }), invitation, null)).toEqual(start)
  })

  test('an invitation with a role fixes it, whatever else the link says', () => {
    const forAunt: Invitation = { ...invitation, type: 'aunt' }
    expect(signUpStartOf(link({ invite: 'abc', role: 'mother' }), forAunt, null)).toEqual({
      ...empty,
      role: 'aunt',
      isRoleFixed: true,
      invite: 'abc',
      invitation: forAunt,
    })
  })
})
