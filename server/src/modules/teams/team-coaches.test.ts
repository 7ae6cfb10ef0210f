import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { athleteForm, newAddress } from '../accounts/sign-up/sign-up-form.factory.ts'
import { visitor } from '../accounts/sign-up/visitor.factory.ts'
import { correspondence } from '../messaging/messaging.factory.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { contacts } from '../profiles/sections/sections.tables.ts'
import { buildTeam } from './teams.factory.ts'
import { canDecideAboutCoach } from './teams.policy.ts'
import { insertMember } from './teams.queries.ts'
import { teams } from './teams.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { send, post, signUp, bearer, whoIs } = visitor(() => tested)
const { coach: verifiedCoach, signedIn } = correspondence(() => tested)

const teamOf = async (creatorId: string | null) => {
  const id = await buildTeam(db(), { name: 'Rise 17U' })
  await db().update(teams).set({ created_by: creatorId }).where(eq(teams.id, id))
  return id
}

const join = async (team_id: string) => {
  const headers = bearer(
    await signUp(athleteForm({ type: 'coach', gender: '', email: newAddress(), team_id })),
  )
  return { headers, id: String((await whoIs(headers)).id) }
}

let pages = 0
const playerOf = async (team_id: string | null) => {
  const email = `player-${++pages}@secret.test`
  const id = await buildAthlete(db(), { slug: `team-player-${pages}` })
  await db().insert(contacts).values({ athlete_id: id, email })
  const [athlete] = await db().select().from(athletes).where(eq(athletes.id, id))
  const user_id = athlete?.user_id ?? ''
  if (team_id) await insertMember(db(), team_id, user_id)
  return { id, user_id, email }
}
const sees = async ({ id, email }: { id: string; email: string }, headers: Record<string, string>) =>
  (await send('GET', `/athlete/${id}`, undefined, headers)).body.includes(email)

const decide = (
  what: 'confirm' | 'refuse',
  { team, coach }: { team: string; coach: { id: string } },
  headers: Record<string, string>,
  body: object = {},
) => post(`/panel/teams/${team}/coaches/${coach.id}/${what}`, body, headers)

test.each([
  ['a parent who created the link', 'parent', 'creator', false, true],
  ['a success coach who created it', 'rsc', 'creator', false, true],
  ['a verified coach who created it', 'coach', 'creator', true, true],
  ['a coach who created it, and is not verified anymore', 'coach', 'creator', false, false],
  ['an admin', 'admin', 'boss', false, true],
  ['another coach', 'coach', 'other', true, false],
  ['the coach', 'coach', 'coach', true, false],
] as const)('%s (%s %s, verified: %s) decides: %s', (_who, type, id, is_verified_coach, expected) => {
  const team = { created_by: 'creator', user_id: 'coach' }
  expect(canDecideAboutCoach({ id, type, is_verified_coach }, team)).toBe(expected)
})

test('no one decides about themselves, or about a team without a creator', () => {
  const me = { id: 'me', type: 'coach', is_verified_coach: true } as const
  expect(canDecideAboutCoach(me, { created_by: 'me', user_id: 'me' })).toBe(false)
  expect(canDecideAboutCoach(me, { created_by: null, user_id: 'x' })).toBe(false)
})

describe('a coach who joins through a team’s link', () => {
  test('waits, is confirmed by the creator, and can contact that team’s athletes and no one else’s', async () => {
    const creator = await tested.signedIn('parent')
    const team = await teamOf(creator.userId)
    const [mine, others] = [await playerOf(team), await playerOf(await teamOf(null))]
    const stranger = await playerOf(null)
    const coach = await join(team)
    const standing = async () =>
      (await send('GET', '/coach/verification', undefined, coach.headers)).json().data

    expect(await standing()).toMatchObject({
      status: 'none',
      teams: [{ team_id: team, name: 'Rise 17U', status: 'pending', athletes: [] }],
    })
    expect(await sees(mine, coach.headers)).toBe(false)
    const listed = (await send('GET', '/panel/team-coaches', undefined, creator.headers)).json().data
    expect(listed).toMatchObject([{ team_id: team, user_id: coach.id, status: 'pending' }])

    expect((await decide('confirm', { team, coach }, creator.headers)).json().data.status).toBe('verified')
    expect(await standing()).toMatchObject({
      teams: [{ status: 'verified', athletes: [{ athlete_slug: expect.stringMatching(/^team-player/) }] }],
    })
    expect(await sees(mine, coach.headers)).toBe(true)
    expect(await sees(others, coach.headers)).toBe(false)
    expect(await sees(stranger, coach.headers)).toBe(false)
    expect(await whoIs(coach.headers)).toMatchObject({ is_verified_coach: false })

    const message = (recipient_id: string) =>
      post('/message/send', { recipient_id, content: 'Hi' }, coach.headers)
    expect((await message(mine.user_id)).statusCode).toBe(201)
    expect((await message(others.user_id)).statusCode).toBe(404)

    const refused = await decide('refuse', { team, coach }, creator.headers, { reason: 'Left us.' })
    expect(refused.json().data).toMatchObject({ status: 'refused', reason: 'Left us.' })
    expect(await sees(mine, coach.headers)).toBe(false)
    expect((await message(mine.user_id)).statusCode).toBe(403)
  })

  test.each([
    ['parent', '/my-account'],
    ['rsc', '/coach/roster'],
    ['coach', '/coach/users'],
  ] as const)('is announced once to a creator who is %s', async (type, path) => {
    const creator = await tested.signedIn(type)
    const team = await teamOf(creator.userId)
    const coach = await join(team)
    const { email, first_name, last_name } = await whoIs(coach.headers)
    await post('/login', { email, password: 'Right1!', team_id: team })
    await playerOf(team)
    const notices = (await send('GET', '/message/incoming', undefined, creator.headers)).json().data.system
      .data
    expect(notices).toMatchObject([
      {
        text: `${first_name} ${last_name} joined Rise 17U as a coach. Confirm only people you know.`,
        path,
      },
    ])
  })

  test('is in the admins’ queue, and an admin can decide', async () => {
    const team = await teamOf(null)
    const coach = await join(team)
    const { headers } = await tested.signedIn('admin')
    const found = (await send('GET', '/panel/coach-reviews', undefined, headers)).json().data
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ user_id: coach.id, team: expect.objectContaining({ id: team }) }),
      ]),
    )
    expect((await decide('confirm', { team, coach }, headers)).statusCode).toBe(200)
    expect((await decide('confirm', { team, coach }, headers)).statusCode).toBe(409)
  })

  test('is visible only to the creator and the admins', async () => {
    const team = await teamOf((await tested.signedIn('parent')).userId)
    const coach = await join(team)
    for (const type of ['parent', 'coach', 'rsc', 'editor', 'athlete'] as const) {
      const { headers } = await tested.signedIn(type)
      expect((await decide('confirm', { team, coach }, headers)).statusCode).toBe(404)
      expect((await send('GET', '/panel/team-coaches', undefined, headers)).json().data).toEqual([])
    }
    expect((await decide('confirm', { team, coach }, coach.headers)).statusCode).toBe(404)
  })

  test('is listed for the creator, who is not listed as a coach of their own team', async () => {
    const creator = await verifiedCoach({ first_name: 'Marcus', last_name: 'Bell' })
    const team = await teamOf(creator.id)
    await insertMember(db(), team, creator.id)
    const coach = await join(team)
    const listed = (await send('GET', '/panel/team-coaches', undefined, creator.headers)).json().data
    expect(listed).toMatchObject([{ user_id: coach.id }])
  })

  test('is not let in by a creator who is not verified anymore', async () => {
    const creator = await signedIn(await buildUser(db(), { type: 'coach' }))
    const team = await teamOf(creator.id)
    const player = await playerOf(team)
    const coach = await join(team)
    expect((await decide('confirm', { team, coach }, creator.headers)).statusCode).toBe(404)
    expect((await send('GET', '/panel/team-coaches', undefined, creator.headers)).json().data).toEqual([])
    expect(await sees(player, coach.headers)).toBe(false)
    const { headers } = await tested.signedIn('admin')
    expect((await decide('confirm', { team, coach }, headers)).statusCode, 'an admin can').toBe(200)
  })

  test('is refused only with a reason', async () => {
    const creator = await tested.signedIn('parent')
    const team = await teamOf(creator.userId)
    const coach = await join(team)
    const answer = await decide('refuse', { team, coach }, creator.headers)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['reason']])
  })

  test('an athlete of the team is no coach to confirm', async () => {
    const creator = await tested.signedIn('parent')
    const team = await teamOf(creator.userId)
    const user_id = await buildUser(db(), { type: 'athlete' })
    await insertMember(db(), team, user_id)
    const answer = await decide('confirm', { team, coach: { id: user_id } }, creator.headers)
    expect(answer.statusCode).toBe(404)
  })
})
