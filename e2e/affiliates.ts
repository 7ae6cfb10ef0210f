import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'
import { aPerson, linkFor, sharedTokens } from './people.ts'

/** Invites a new person to become an affiliate, as an admin does. Returns the path of the emailed link. */
const inviteAffiliate = async (request: APIRequestContext, person = aPerson()) => {
  const { first_name, last_name, email } = person
  const answer = await request.post('/api/panel/admin/affiliates/invite', {
    data: { first_name, last_name, email, gender: 'female' },
    headers: { authorization: `Bearer ${sharedTokens().admin}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { ...person, link: await linkFor(request, email, '/?affInvite=') }
}

/** An affiliate with an account: a proven address that has not been sent a code yet. Signs in the request context. */
export const anAffiliate = async (request: APIRequestContext) => {
  const { link, ...person } = await inviteAffiliate(request)
  const { password: new_password, ...names } = person
  const code = link.split('=')[1]
  const answer = await request.post('/api/auth/affiliate/apply-invite', {
    data: { ...names, new_password, gender: 'female', code },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return person
}
