import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { visitor } from '../accounts/sign-up/visitor.factory.ts'
import { buildEvent, buildTeam } from './teams.factory.ts'
import { teamMembers, teams } from './teams.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { post, signUp, verify, codeTo, whoIs, bearer } = visitor(() => tested)

const nobody = '00000000-0000-7000-8000-00000000dead'

const membersOf = async (teamId: string) =>
  (await db().select().from(teamMembers).where(eq(teamMembers.team_id, teamId))).map(({ user_id }) => user_id)

let people = 0
const form = (facts: object) => ({
  first_name: 'Robin',
  last_name: 'Marsh',
  email: `team-${++people}@example.test`,
  password: 'Right1!',
  gender: 'female',
  type: 'athlete',
  ...facts,
})

describe('ACC-05 the teams of an event', () => {
  test('are sorted by name, and only its own', async () => {
    const event_id = await buildEvent(db())
    const tide = await buildTeam(db(), { name: 'tide 16U', event_id })
    const rise = await buildTeam(db(), { name: 'Rise 17U', event_id })
    await buildTeam(db(), { name: 'Of another', event_id: await buildEvent(db()) })
    await buildTeam(db(), { name: 'Of none' })
    const answer = await post('/gbl/event-teams', { event_id })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      data: [
        { id: rise, name: 'Rise 17U' },
        { id: tide, name: 'tide 16U' },
      ],
      event: { id: event_id, name: expect.any(String) },
    })
  })

  test('may be none yet', async () => {
    const event_id = await buildEvent(db(), 'Rose City Showcase')
    expect((await post('/gbl/event-teams', { event_id })).json()).toEqual({
      data: [],
      event: { id: event_id, name: 'Rose City Showcase' },
    })
  })

  test('of an unknown event are not found', async () => {
    const answer = await post('/gbl/event-teams', { event_id: nobody })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('This event is not known.')
  })

  test.each([{}, { event_id: '' }, { event_id: 'x' }, { event_id: "' or 1=1" }])(
    'are refused for %j',
    async (body) => {
      const answer = await post('/gbl/event-teams', body)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ event_id: ['This event is not known.'] })
    },
  )
})

describe('ACC-05 a team at sign-up', () => {
  test('is joined by the coach who picked it at the event', async () => {
    const event = await buildEvent(db())
    const team_id = await buildTeam(db(), { event_id: event })
    const answer = await signUp(form({ type: 'coach', event, team_id }))
    const { id, type } = await whoIs(bearer(answer))
    expect(type).toBe('coach')
    expect(await membersOf(team_id)).toEqual([id])
  })

  test('is refused if it plays at another event', async () => {
    const event = await buildEvent(db())
    const team_id = await buildTeam(db(), { event_id: await buildEvent(db()) })
    const answer = await post('/register', form({ type: 'coach', event, team_id }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ team_id: ['Please select Team'] })
  })

  test('is refused if it is unknown', async () => {
    const answer = await post('/register', form({ team_id: nobody }))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ team_id: ['Please select Team'] })
  })

  test('is refused together with an unknown event', async () => {
    const team_id = await buildTeam(db())
    const answer = await post('/register', form({ type: 'coach', event: nobody, team_id }))
    expect(answer.json().errors).toEqual({
      event: ['This event is not known.'],
      team_id: ['Please select Team'],
    })
  })

  test('that was deleted in the meantime keeps nobody out', async () => {
    const team_id = await buildTeam(db())
    const athlete = form({ team_id })
    const { user_id } = (await post('/register', athlete)).json().data
    await db().delete(teams).where(eq(teams.id, team_id))
    expect((await verify(user_id, await codeTo(athlete.email))).statusCode).toBe(200)
  })
})

describe('ACC-02 a team at sign-in', () => {
  test('is joined by a person who uses its link, once', async () => {
    const team_id = await buildTeam(db())
    const email = 'joins@example.test'
    const userId = await buildUser(db(), { type: 'coach', email, password: 'Right1!' })
    const login = () => post('/login', { email, password: 'Right1!', team_id })
    expect((await login()).statusCode).toBe(200)
    expect((await login()).statusCode).toBe(200)
    expect(await membersOf(team_id)).toEqual([userId])
  })

  test('is ignored if it is unknown', async () => {
    const email = 'ignores@example.test'
    await buildUser(db(), { type: 'coach', email, password: 'Right1!' })
    expect((await post('/login', { email, password: 'Right1!', team_id: nobody })).statusCode).toBe(200)
  })
})
