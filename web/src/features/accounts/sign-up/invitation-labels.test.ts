import { expect, test } from 'vitest'
import { invitationWords } from './invitation-labels.ts'

const invitation = {
  inviter_name: 'Ada Achebe',
  athlete_first_name: 'Jordan',
  athlete_last_name: 'Achebe',
  sport_key: 'basketball',
  gender: 'male',
  email: 'x@mail.example',
  type: null,
}

test('an invitation says who invites, and to whose family', () => {
  expect(invitationWords(invitation)).toBe('Ada Achebe invites you to the family of Jordan Achebe.')
  expect(invitationWords({ ...invitation, inviter_name: 'Jordan Achebe' })).toBe(
    'Jordan Achebe invites you to the family.',
  )
  expect(invitationWords({ ...invitation, type: 'athlete' })).toBe(
    'Ada Achebe has started your page. Sign up to make it yours.',
  )
})
