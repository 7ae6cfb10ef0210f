import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { myTeams } from './teams.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const people = myTeams(() => tested)
const { get, post, athlete, coach, clubCoach, signedIn, teamOf, confirm, opened, change } = people

const press = (who: Somebody, teamId: string, what: 'join' | 'leave') =>
  post(who, `/team-link/${teamId}/${what}`, {})
const standingOf = async (who: Somebody, teamId: string) =>
  (await get(who, `/team-link/${teamId}`)).json().data.standing

describe('COA-01 a signed-in person with a join link', () => {
  test('joins one time, is a member, and can leave again', async () => {
    const [owner, player] = [await coach(), await athlete()]
    const team = await teamOf(owner)
    expect(await standingOf(player, team)).toBe('can-join')
    const joined = await press(player, team, 'join')
    expect(joined.json()).toEqual({ data: { id: team, name: 'Rise 17U', standing: 'on-team' } })
    expect((await press(player, team, 'join')).json().data.standing).toBe('on-team')
    expect((await opened(owner, team)).members.map(({ user_id }) => user_id)).toEqual([player.id])
    expect((await press(player, team, 'leave')).json().data.standing).toBe('can-join')
    expect((await opened(owner, team)).members).toEqual([])
    expect((await press(player, team, 'leave')).statusCode).toBe(404)
  })

  test('a coach waits for the owner, who gets one notice', async () => {
    const [owner, club] = [await coach(), await clubCoach()]
    const team = await teamOf(owner)
    for (let time = 0; time < 2; time++)
      expect((await press(club, team, 'join')).json().data.standing).toBe('waiting')
    const { system } = (await get(owner, '/message/incoming')).json().data
    expect(system.data).toMatchObject([
      { text: expect.stringMatching(/^Casey Club joined Rise 17U as a coach/) },
    ])
    await confirm(team, club)
    expect(await standingOf(club, team)).toBe('on-team')
  })

  test('leaving is no way around a refusal', async () => {
    const [owner, club] = [await coach(), await clubCoach()]
    const team = await teamOf(owner)
    await press(club, team, 'join')
    await post(owner, `/panel/teams/${team}/coaches/${club.id}/refuse`, { reason: 'I do not know you.' })
    expect(await standingOf(club, team)).toBe('refused')
    expect((await press(club, team, 'leave')).statusCode).toBe(404)
    expect((await press(club, team, 'join')).json().data.standing).toBe('refused')
  })

  test('the owner and staff join nothing', async () => {
    const owner = await coach()
    const team = await teamOf(owner)
    expect((await press(owner, team, 'join')).json().data.standing).toBe('owner')
    const staff = await signedIn(await buildUser(tested.ports.database.db, { type: 'rsc' }))
    expect(await standingOf(staff, team)).toBe('not-for-them')
    const refused = await press(staff, team, 'join')
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Only athletes, parents, and coaches join teams.',
    ])
    expect(await opened(owner, team)).toMatchObject({ members: [], waiting: 0 })
  })

  test('of a deleted team says that it is gone, and an invalid id is refused', async () => {
    const [owner, player] = [await coach(), await athlete()]
    const team = await teamOf(owner)
    await change(owner, team, 'delete')
    for (const what of ['join', 'leave'] as const) {
      const gone = await press(player, team, what)
      expect([gone.statusCode, gone.json().message]).toEqual([
        404,
        'This link doesn’t work anymore. Ask the person who sent it for a new one.',
      ])
      expect((await press(player, '<script>', what)).statusCode).toBe(422)
    }
  })
})
