import { describe, expect, test } from 'vitest'
import { planFor } from './plan.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const other = '01890a5d-ac96-774b-bcce-b302099a8058'

const nothing = {
  spent: [],
  keeps: null,
  checksInvite: null,
  isInviteUnused: false,
  isTeamLinkBroken: false,
  opens: null,
  isSignUp: false,
}
const signUp = { name: 'login', view: 'signUp' }

const visitor = (address: string) => planFor(Object.fromEntries(new URLSearchParams(address)), null, true)
const as = (type: 'athlete' | 'coach' | 'admin' | 'unknown', address: string, isHome = false) =>
  planFor(Object.fromEntries(new URLSearchParams(address)), { type }, isHome)

describe("SHL-13 an opened page's address", () => {
  test('requests nothing by default', () => {
    expect(visitor('')).toEqual(nothing)
    expect(visitor('q=maya&page=2&darkMode=1&url=/packages')).toEqual(nothing)
    expect(as('athlete', '')).toEqual(nothing)
  })

  test('affInvite opens the activation of an affiliate, for anyone', () => {
    const plan = { ...nothing, spent: ['affInvite'], opens: { name: 'affiliate', code: 'abc' } }
    expect(visitor('affInvite=abc')).toEqual(plan)
    expect(as('athlete', 'affInvite=abc')).toEqual(plan)
    expect(as('unknown', 'affInvite=abc')).toEqual(plan)
  })

  test('login=1 opens the login popup, and other values do not', () => {
    expect(visitor('login=1')).toEqual({ ...nothing, spent: ['login'], opens: { name: 'login' } })
    expect(visitor('login=0')).toEqual({ ...nothing, spent: ['login'] })
  })

  test('url stays in the address, for a person who signs in', () => {
    expect(visitor('login=1&url=/packages').spent).toEqual(['login'])
  })

  test('login=1 opens nothing for a signed-in person', () => {
    expect(as('athlete', 'login=1&url=//evil.example')).toEqual({ ...nothing, spent: ['login'] })
    expect(as('athlete', 'url=/maya-ortiz')).toEqual(nothing)
  })

  test('promo_code shows its result before any other popup', () => {
    const result = { name: 'promo-code', code: 'maya15' }
    expect(visitor('promo_code=maya15')).toEqual({ ...nothing, spent: ['promo_code'], opens: result })
    expect(as('athlete', 'promo_code=maya15').opens).toEqual(result)
    expect(visitor('promo_code=maya15&role=athlete').opens).toEqual({ ...result, next: signUp })
    expect(visitor('promo_code=maya15&login=1').opens).toEqual({ ...result, next: { name: 'login' } })
    expect(visitor('promo_code=maya15&affInvite=abc').opens).toEqual({
      ...result,
      next: { name: 'affiliate', code: 'abc' },
    })
    expect(as('unknown', 'promo_code=maya15').opens).toEqual({ ...result, next: { name: 'select-role' } })
    expect(visitor('promo_code=')).toEqual({ ...nothing, spent: ['promo_code'] })
  })
})

describe('ACC-05 a sign-up link', () => {
  test('with a role opens the sign-up with it', () => {
    expect(visitor('role=mother')).toEqual({
      ...nothing,
      spent: ['role'],
      keeps: { role: 'mother', team_id: null, event: null, invite: null },
      opens: signUp,
      isSignUp: true,
    })
  })

  test('with a team keeps the team and the role', () => {
    const plan = visitor(`role=athlete&team_id=${id}`)
    expect(plan.keeps).toEqual({ role: 'athlete', team_id: id, event: null, invite: null })
    expect(plan.spent).toEqual(['team_id', 'role'])
    expect(plan.opens).toEqual(signUp)
  })

  test.each([
    ['with the role of a coach', `event=${id}&role=coach`],
    ['without a role', `event=${id}`],
  ])('with an event %s is for coaches', (_, address) => {
    expect(visitor(address).keeps).toEqual({ role: 'coach', team_id: null, event: id, invite: null })
    expect(visitor(address).opens).toEqual(signUp)
  })

  test('with an event and a team keeps both', () => {
    expect(visitor(`event=${id}&team_id=${other}&role=coach`).keeps).toEqual({
      role: 'coach',
      team_id: other,
      event: id,
      invite: null,
    })
  })

  test('with an event for another role keeps only the role', () => {
    expect(visitor(`event=${id}&team_id=${other}&role=athlete`).keeps).toEqual({
      role: 'athlete',
      team_id: other,
      event: null,
      invite: null,
    })
  })

  test('with invalid ids opens nothing', () => {
    expect(visitor('event=spring&team_id=7')).toEqual({
      ...nothing,
      spent: ['event', 'team_id'],
      isTeamLinkBroken: true,
    })
    expect(as('athlete', 'team_id=<b>', true)).toEqual({
      ...nothing,
      spent: ['team_id'],
      isTeamLinkBroken: true,
    })
    expect(as('admin', 'team_id=7').isTeamLinkBroken).toBe(false)
  })

  test('COA-01 to a team asks a signed-in person whether to join it, on the home page', () => {
    expect(as('athlete', `team_id=${id}&role=coach`, true)).toEqual({
      ...nothing,
      spent: ['team_id', 'role'],
      opens: { name: 'join-team', teamId: id },
    })
    expect(as('athlete', `team_id=${id}&invite=abc`, true)).toMatchObject({
      opens: null,
      isInviteUnused: true,
    })
  })

  test('does not ask a signed-in person to sign up, and keeps their list filters', () => {
    for (const type of ['athlete', 'coach', 'admin'] as const) {
      expect(as(type, `role=mother&team_id=${id}&event=${id}`)).toEqual(nothing)
      expect(as(type, 'role=admin')).toEqual(nothing)
    }
  })
})

describe('ACC-17 an invitation', () => {
  test('is checked before the sign-up opens', () => {
    expect(visitor('invite=abc')).toEqual({
      ...nothing,
      spent: ['invite'],
      keeps: { role: null, team_id: null, event: null, invite: 'abc' },
      checksInvite: 'abc',
      opens: signUp,
      isSignUp: true,
    })
  })

  test('may have a role, and nothing else', () => {
    expect(visitor(`invite=abc&role=aunt&team_id=${id}&event=${id}`).keeps).toEqual({
      role: 'aunt',
      team_id: null,
      event: null,
      invite: 'abc',
    })
  })

  test('opened by a signed-in person is not used', () => {
    expect(as('athlete', 'invite=abc')).toEqual({ ...nothing, spent: ['invite'], isInviteUnused: true })
  })
})

describe('ACC-13 a signed-in person without a role', () => {
  test('is asked for one on any page', () => {
    expect(as('unknown', '')).toEqual({ ...nothing, opens: { name: 'select-role' } })
    expect(as('unknown', 'login=1').opens).toEqual({ name: 'select-role' })
  })

  test("is asked for it after a sign-up link, with the link's values", () => {
    const plan = as('unknown', `role=athlete&team_id=${id}`)
    expect(plan.opens).toEqual({ name: 'select-role' })
    expect(plan.keeps).toEqual({ role: 'athlete', team_id: id, event: null, invite: null })
    expect(as('unknown', 'invite=abc').checksInvite).toBe('abc')
  })
})
