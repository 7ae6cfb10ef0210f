import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { contacts } from '../profiles/sections/sections.tables.ts'
import { buildEvent, buildTeam, myTeams } from './teams.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const people = myTeams(() => tested)
const { post, athlete, coach, clubCoach, teamOf, join, confirm, open, opened, teamsOf, change } = people

const nobody = '00000000-0000-7000-8000-00000000dead'

describe('COA-01 My Teams', () => {
  test('are those a coach created and those they joined, by name', async () => {
    const [me, other] = [await coach(), await coach()]
    const event_id = await buildEvent(db())
    const mine = await buildTeam(db(), { name: 'tide 16U', created_by: me.id, event_id })
    const joined = await teamOf(other, 'Rise 17U')
    await teamOf(other, 'Not mine')
    await join(joined, me)
    expect(await teamsOf(me)).toEqual([
      {
        id: joined,
        name: 'Rise 17U',
        is_owner: false,
        status: 'pending',
        event: null,
        athletes: null,
        coaches: null,
        waiting: 0,
        created_at: expect.any(String),
      },
      {
        id: mine,
        name: 'tide 16U',
        is_owner: true,
        status: null,
        event: {
          id: event_id,
          name: 'Fall Showcase',
          starts_on: '2026-10-09',
          ends_on: '2026-10-11',
          place: 'Oakland, CA',
        },
        athletes: 0,
        coaches: 0,
        waiting: 0,
        created_at: expect.any(String),
      },
    ])
  })

  test('count athletes, confirmed coaches, and those who wait, without the owner and deleted people', async () => {
    const me = await coach()
    const team = await teamOf(me)
    const [confirmed, waits, gone] = [await clubCoach(), await clubCoach(), await athlete()]
    await join(team, me, confirmed, waits, gone, await athlete(), await athlete())
    await confirm(team, confirmed)
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, gone.id))
    expect(await teamsOf(me)).toMatchObject([{ athletes: 2, coaches: 1, waiting: 1 }])
    expect(await teamsOf(confirmed)).toMatchObject([
      { athletes: 2, coaches: 1, waiting: 0, status: 'verified' },
    ])
    expect(await teamsOf(waits)).toMatchObject([
      { athletes: null, coaches: null, waiting: 0, status: 'pending' },
    ])
  })
})

describe('COA-01 a team', () => {
  test('shows its owner the members and the links, and no way to contact a minor', async () => {
    const me = await coach()
    const team = await teamOf(me)
    const player = await athlete({
      id: '00000000-0000-7000-8000-0000000000aa',
      slug: 'ada-player',
      position: 'SG',
      class_year: 2028,
      user: { first_name: 'Ada', last_name: 'Player', email: 'ada@secret.test' },
    })
    await db()
      .insert(contacts)
      .values({ athlete_id: '00000000-0000-7000-8000-0000000000aa', phone: '(541) 555-0142' })
    const waits = await clubCoach()
    const parent = await people.parentOf([player])
    await join(team, player, waits, parent)
    const answer = await open(me, team)
    const { members, links, can } = answer.json().data
    expect(members).toEqual([
      {
        user_id: waits.id,
        first_name: 'Casey',
        last_name: 'Club',
        type: 'coach',
        athlete_slug: null,
        photo: null,
        position: null,
        class: null,
        status: 'pending',
        joined_at: expect.any(String),
      },
      expect.objectContaining({ user_id: parent.id, type: 'parent', status: null }),
      {
        user_id: player.id,
        first_name: 'Ada',
        last_name: 'Player',
        type: 'athlete',
        athlete_slug: 'ada-player',
        photo: null,
        position: 'SG',
        class: 2028,
        status: null,
        joined_at: expect.any(String),
      },
    ])
    expect(links).toEqual([
      { role: 'athlete', path: `/?team_id=${team}&role=athlete` },
      { role: 'coach', path: `/?team_id=${team}&role=coach` },
    ])
    expect(can).toEqual({ change: true })
    expect(answer.body).not.toMatch(/secret|555-0142/)
  })

  test('names an athlete whose page is hidden, and shows nothing of the page', async () => {
    const me = await coach()
    const team = await teamOf(me)
    await join(team, await athlete({ is_visible: false, position: 'PG', class_year: 2029 }))
    expect((await opened(me, team)).members).toMatchObject([
      { athlete_slug: null, photo: null, position: null, class: null, type: 'athlete' },
    ])
  })

  test('shows a coach who waits or was refused its name and that, and nobody on it', async () => {
    const me = await coach()
    const team = await teamOf(me)
    const waits = await clubCoach()
    await join(team, waits, await athlete())
    const pending = await opened(waits, team)
    expect(pending).toMatchObject({
      name: 'Rise 17U',
      status: 'pending',
      members: [],
      links: [],
      can: { change: false },
    })
    await post(me, `/panel/teams/${team}/coaches/${waits.id}/refuse`, { reason: 'I don’t know you.' })
    expect(await opened(waits, team)).toMatchObject({ status: 'refused', members: [], athletes: null })
  })

  test('shows a confirmed coach its members, but neither the links nor who waits', async () => {
    const me = await coach()
    const team = await teamOf(me)
    const [confirmed, waits, player] = [await clubCoach(), await clubCoach(), await athlete()]
    await join(team, confirmed, waits, player)
    await confirm(team, confirmed)
    const { members, links } = await opened(confirmed, team)
    expect(members.map(({ user_id }) => user_id).toSorted()).toEqual([confirmed.id, player.id].toSorted())
    expect(links).toEqual([])
  })

  test('of another coach is not found, whatever is tried', async () => {
    const [owner, other, confirmed] = [await coach(), await coach(), await clubCoach()]
    const team = await teamOf(owner)
    const player = await athlete()
    await join(team, player, confirmed)
    await confirm(team, confirmed)
    expect((await open(other, team)).statusCode).toBe(404)
    expect((await open(other, nobody)).statusCode).toBe(404)
    for (const who of [other, confirmed])
      for (const answer of [
        await change(who, team, 'update', { name: 'Taken over' }),
        await change(who, team, 'delete'),
        await change(who, team, `members/${player.id}/remove`),
      ])
        expect(answer.statusCode).toBe(404)
    await change(owner, team, 'delete')
    for (const who of [other, confirmed]) expect((await change(who, team, 'restore')).statusCode).toBe(404)
    await change(owner, team, 'restore')
    expect(await opened(owner, team)).toMatchObject({ name: 'Rise 17U', athletes: 1, coaches: 1 })
  })
})
