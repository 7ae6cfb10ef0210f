import { mostTeamsOfCoach } from '@fieldhouse/contract/teams.my'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { athleteForm, newAddress } from '../accounts/sign-up/sign-up-form.factory.ts'
import { visitor } from '../accounts/sign-up/visitor.factory.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { buildEvent, buildTeam, myTeams } from './teams.factory.ts'
import { teamMembers } from './teams.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const people = myTeams(() => tested)
const {
  get,
  post,
  athlete,
  signedIn,
  incoming,
  coach,
  clubCoach,
  teamOf,
  join,
  confirm,
  open,
  teamsOf,
  change,
  create,
  auditOf,
} = people

const guest = visitor(() => tested)
const nobody = '00000000-0000-7000-8000-00000000dead'

describe('COA-01 the owner of a team', () => {
  test('creates it, renames it, and takes people off it', async () => {
    const me = await coach()
    const made = await create(me, '  Rise   17U ')
    expect(made.statusCode).toBe(201)
    const { id, name, is_owner, members } = made.json().data
    expect({ name, is_owner, members }).toEqual({ name: 'Rise 17U', is_owner: true, members: [] })
    const renamed = await change(me, id, 'update', { name: 'Rise 18U' })
    expect(renamed.json().data).toMatchObject({ id, name: 'Rise 18U' })
    const [player, stays] = [await athlete(), await athlete()]
    await join(id, player, stays)
    const left = await change(me, id, `members/${player.id}/remove`)
    expect(left.json().data.members.map(({ user_id }: { user_id: string }) => user_id)).toEqual([stays.id])
    expect((await change(me, id, `members/${player.id}/remove`)).statusCode).toBe(404)
    expect(await auditOf(me)).toEqual(['team.created', 'team.renamed'])
    expect(await auditOf(player)).toEqual(['team.member-removed'])
  })

  test('reads what is wrong with the name', async () => {
    const me = await coach()
    for (const name of ['', 'ab', '   a  '])
      expect((await create(me, name)).json().errors).toEqual({
        name: ['Please enter a team name (at least 3 characters)'],
      })
    expect((await create(me, 'x'.repeat(81))).statusCode).toBe(422)
    expect((await change(me, 'x', 'update', { name: 'ok then' })).json().errors).toEqual({
      id: ['Must be the id of a team'],
    })
  })

  test('has at most 50 teams at a time, also if they are created all at once', async () => {
    const me = await coach()
    for (let place = 2; place < mostTeamsOfCoach; place++) await teamOf(me, `Team ${place}`)
    const answers = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => create(me, name)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'too_many_teams',
      message: 'You have 50 teams already. Delete one that you don’t need anymore first.',
    })
    const [first] = await teamsOf(me)
    await change(me, first?.id ?? '', 'delete')
    expect((await create(me, 'Five')).statusCode).toBe(201)
    expect((await change(me, first?.id ?? '', 'restore')).statusCode).toBe(409)
  })

  test('must be verified to create one', async () => {
    expect((await create(await clubCoach(), 'Rise 17U')).statusCode).toBe(403)
  })
})

describe('COA-01 a deleted team', () => {
  /** A team with a confirmed coach and a player, at an event. */
  const played = async () => {
    const owner = await coach()
    const event_id = await buildEvent(db())
    const team = await buildTeam(db(), { created_by: owner.id, event_id })
    const [confirmed, waits, player] = [await clubCoach(), await clubCoach(), await athlete()]
    await join(team, confirmed, waits, player)
    await confirm(team, confirmed)
    return { owner, event_id, team, confirmed, waits, player }
  }
  const message = (who: Somebody, { id }: Somebody) =>
    post(who, '/message/send', { recipient_id: id, content: 'Hello' })
  const namesAt = async (event_id: string) =>
    (await guest.post('/gbl/event-teams', { event_id })).json().data.map(({ id }: { id: string }) => id)

  test('is gone for everyone, and its coaches lose what it gave them, until it is restored', async () => {
    const { owner, event_id, team, confirmed, waits, player } = await played()
    expect((await change(owner, team, 'delete')).json()).toEqual({ data: { id: team } })
    for (const who of [owner, confirmed]) {
      expect(await teamsOf(who)).toEqual([])
      expect((await open(who, team)).statusCode).toBe(404)
    }
    expect(await namesAt(event_id)).toEqual([])
    expect((await get(owner, '/panel/team-coaches')).json().data).toEqual([])
    expect((await post(owner, `/panel/teams/${team}/coaches/${waits.id}/confirm`, {})).statusCode).toBe(404)
    expect((await get(confirmed, '/coach/verification')).json().data.teams).toEqual([])
    expect((await message(confirmed, player)).statusCode).toBe(404)
    const reviews = await get(await people.somebody({ type: 'admin' }), '/panel/coach-reviews')
    expect(reviews.body).not.toContain(team)
    for (const what of ['update', 'delete', `members/${player.id}/remove`])
      expect((await change(owner, team, what, { name: 'Another name' })).statusCode).toBe(404)

    const restored = await change(owner, team, 'restore')
    expect(restored.json().data).toMatchObject({ id: team, athletes: 1, coaches: 1, waiting: 1 })
    expect(await namesAt(event_id)).toEqual([team])
    expect((await message(confirmed, player)).statusCode).toBe(201)
    expect((await change(owner, team, 'restore')).statusCode).toBe(404)
    expect(await auditOf(owner)).toEqual(['team.deleted', 'team.restored'])
  })

  test('has a link that says so, to someone who opens it and to someone who signs up with it', async () => {
    const owner = await coach()
    const team = await teamOf(owner)
    const link = () => guest.send('GET', `/team-link/${team}`)
    expect((await link()).json()).toEqual({ data: { id: team, name: 'Rise 17U', standing: null } })
    await change(owner, team, 'delete')
    const gone = await link()
    expect(gone.statusCode).toBe(404)
    expect(gone.json().message).toBe(
      'This link doesn’t work anymore. Ask the person who sent it for a new one.',
    )
    expect((await guest.send('GET', `/team-link/${nobody}`)).statusCode).toBe(404)
    const form = athleteForm({ email: newAddress(), team_id: team })
    const refused = await guest.post('/register', form)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.team_id[0]).toMatch(/^This team was deleted, so its link doesn’t work/)
    await change(owner, team, 'restore')
    expect((await guest.post('/register', form)).statusCode).toBe(201)
  })

  const notJoined =
    'The team of the link you used was deleted, so you did not join it. Ask the person who sent it for a new link.'
  const noticesTo = async (who: Somebody) =>
    (await incoming(who)).system.data.map(({ text }: { text: string }) => text)

  test('keeps nobody out who had signed up before, and tells them that they are on no team', async () => {
    const owner = await coach()
    const team = await teamOf(owner)
    const form = athleteForm({ email: newAddress(), team_id: team })
    const { user_id } = (await guest.post('/register', form)).json().data
    await change(owner, team, 'delete')
    const answer = await guest.verify(user_id, await guest.codeTo(form.email))
    expect(answer.statusCode).toBe(200)
    const { id } = await guest.whoIs(guest.bearer(answer))
    expect(await noticesTo(await signedIn(String(id)))).toContain(notJoined)
    expect(await db().select().from(teamMembers).where(eq(teamMembers.team_id, team))).toEqual([])
  })

  test('is not joined by someone who signs in with its link, and a notice says so', async () => {
    const owner = await coach()
    const team = await teamOf(owner)
    await change(owner, team, 'delete')
    const email = newAddress()
    const id = await buildUser(db(), { type: 'athlete', email, password: 'Right1!' })
    expect((await guest.post('/login', { email, password: 'Right1!', team_id: team })).statusCode).toBe(200)
    expect(await noticesTo(await signedIn(id))).toEqual([notJoined])
    expect(await db().select().from(teamMembers).where(eq(teamMembers.team_id, team))).toEqual([])
  })
})
