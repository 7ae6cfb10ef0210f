import type { ListedEvent, ListedTeam, StaffTeam } from '@fieldhouse/contract/teams.admin'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { buildEvent, buildTeam, myTeams } from './teams.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { get, post, coach, athlete, somebody, join, teamsOf } = myTeams(() => tested)
const admin = () => somebody({ type: 'admin', first_name: 'Ada', last_name: 'Quill' })
const base = '/panel/admin/teams'

const list = async (who: Somebody, query = '') => {
  const answer = await tested.app.inject({ url: `/api${base}/index${query}`, headers: who.headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as {
    data: ListedTeam[]
    counts: Record<string, number>
    meta: { total: number; last_page: number; per_page: number }
  }
}

const done = async (who: Somebody, path: string, body: object = {}): Promise<StaffTeam> => {
  const answer = await post(who, `${base}/${path}`, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json().data
}

const lastEntry = async ({ id }: Somebody) => {
  const [entry] = await db()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actor_id, id))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1)
  return entry
}

describe('ADM-02 the list of teams', () => {
  test('has every team with its owner, its event, and its numbers, 15 on a page', async () => {
    const [boss, owner, player, waiting] = [
      await admin(),
      await coach('Nora'),
      await athlete(),
      await coach(),
    ]
    const event_id = await buildEvent(db(), 'Summer Classic')
    const id = await buildTeam(db(), { name: 'Aardvark 17U', event_id, created_by: owner.id })
    await join(id, player, waiting)
    for (let place = 0; place < 16; place++) await buildTeam(db(), { name: `Filler ${place}` })
    const { data, meta, counts } = await list(boss)
    expect(data).toHaveLength(15)
    expect(meta).toMatchObject({ per_page: 15, last_page: 2 })
    expect(counts).toMatchObject({ all: meta.total, event: 1, deleted: 0 })
    expect(data[0]).toMatchObject({
      name: 'Aardvark 17U',
      event: { name: 'Summer Classic', starts_on: '2026-10-09' },
      owner: { id: owner.id, first_name: 'Nora' },
      ...{ athletes: 1, coaches: 0, waiting: 1, deleted_at: null },
    })
    expect((await list(boss, '?page=2')).data.length).toBeGreaterThan(0)
  })

  test('is searched by the name of the team, the event, and the owner, as it was typed', async () => {
    const boss = await admin()
    for (const q of ['aardvark', 'summer cl', 'nora b'])
      expect((await list(boss, `?q=${encodeURIComponent(q)}`)).data).toMatchObject([{ name: 'Aardvark 17U' }])
    expect((await list(boss, '?q=%25')).data).toEqual([])
    expect((await list(boss, '?type=event')).data).toHaveLength(1)
  })

  test('is for admins only', async () => {
    const others = [
      await coach(),
      await athlete(),
      await somebody({ type: 'parent' }),
      await somebody({ type: 'editor' }),
    ]
    const id = await buildTeam(db())
    for (const who of others) {
      expect((await get(who, `${base}/index`)).statusCode).toBe(403)
      expect((await get(who, `${base}/${id}`)).statusCode).toBe(403)
      expect((await post(who, `${base}/delete/${id}/`, {})).statusCode).toBe(403)
    }
  })
})

describe('ADM-02 a team', () => {
  test('is created for an event, and changed, with what was before', async () => {
    const boss = await admin()
    const event_id = await buildEvent(db(), 'Winter Jam')
    const team = await done(boss, 'create', { name: 'Tide 16U', event_id })
    expect(team).toMatchObject({ name: 'Tide 16U', event: { name: 'Winter Jam' }, owner: { id: boss.id } })
    expect(team.links).toEqual([
      { role: 'athlete', path: `/?team_id=${team.id}&role=athlete` },
      { role: 'coach', path: `/?team_id=${team.id}&role=coach` },
    ])
    expect(await lastEntry(boss)).toMatchObject({ action: 'team.created', subject: 'Team Tide 16U' })
    const changed = await done(boss, `update/${team.id}`, { name: 'Tide 17U', version: team.version })
    expect(changed).toMatchObject({ name: 'Tide 17U', event: null, version: team.version + 1 })
    expect(await lastEntry(boss)).toMatchObject({
      action: 'team.changed',
      before: { name: 'Tide 16U', event: 'Winter Jam' },
      after: { name: 'Tide 17U', event: null },
    })
  })

  test('moves to the next year’s event of the same name', async () => {
    const boss = await admin()
    const days = (year: number) => ({ starts_on: `${year}-07-09`, ends_on: `${year}-07-11` })
    const first = await buildEvent(db(), 'Summer Classic', days(2026))
    const second = await buildEvent(db(), 'Summer Classic', days(2027))
    const { id, version } = await done(boss, 'create', { name: 'Tide 18U', event_id: first })
    const moved = await done(boss, `update/${id}`, { name: 'Tide 18U', event_id: second, version })
    expect(moved).toMatchObject({ event: { id: second }, version: version + 1 })
    expect(await lastEntry(boss)).toMatchObject({
      action: 'team.changed',
      before: { event: 'Summer Classic from July 9, 2026' },
      after: { event: 'Summer Classic from July 9, 2027' },
    })
  })

  test('is never overwritten by someone who has not seen it', async () => {
    const [boss, other] = [await admin(), await admin()]
    const { id, version } = await done(boss, 'create', { name: 'Forge 16U' })
    const answers = await Promise.all(
      [boss, other].map((who, place) =>
        post(who, `${base}/update/${id}`, { name: `Forge ${place}U`, version }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'team_changed',
    })
  })

  test('is refused without a name, and for an event that is not there', async () => {
    const boss = await admin()
    const errors = async (body: object) => (await post(boss, `${base}/create`, body)).json().errors
    expect(await errors({ name: ' ' })).toEqual({
      name: ['Please enter a team name (at least 3 characters)'],
    })
    expect(await errors({ name: 'Tide 18U', event_id: uuidv7() })).toHaveProperty('event_id')
  })

  test('is deleted with its links, and comes back with its members', async () => {
    const [boss, owner, player] = [await admin(), await coach(), await athlete()]
    const id = await buildTeam(db(), { name: 'Gone 17U', created_by: owner.id })
    await join(id, player)
    expect(await done(boss, `delete/${id}/`)).toMatchObject({ deleted_at: expect.any(String), links: [] })
    expect(await lastEntry(boss)).toMatchObject({ action: 'team.deleted', subject: 'Team Gone 17U' })
    expect(await teamsOf(owner)).toEqual([])
    expect((await get(player, `/team-link/${id}`)).statusCode).toBe(404)
    expect((await list(boss, '?type=deleted&q=gone')).data).toMatchObject([{ id }])
    expect((await post(boss, `${base}/delete/${id}`, {})).statusCode, 'a second time').toBe(404)
    expect(await done(boss, `restore/${id}`)).toMatchObject({
      deleted_at: null,
      members: [{ user_id: player.id }],
    })
    expect(await lastEntry(boss)).toMatchObject({ action: 'team.restored' })
    expect(await teamsOf(owner)).toMatchObject([{ id }])
  })

  test('gets members and loses them, by their wanted state or turned around', async () => {
    const [boss, player, assistant] = [await admin(), await athlete(), await coach('Ines')]
    const { id } = await done(boss, 'create', { name: 'Drive 17U' })
    const toggle = (who: Somebody, is_member?: boolean) =>
      done(boss, `toggle-member/${id}`, { user_id: who.id, is_member })
    expect((await toggle(player)).members).toMatchObject([
      { user_id: player.id, email: expect.stringContaining('@') },
    ])
    expect(await lastEntry(boss)).toMatchObject({ action: 'team.member-added', user_id: player.id })
    expect((await toggle(player, true)).members, 'twice is once').toHaveLength(1)
    expect((await toggle(assistant)).members).toContainEqual(
      expect.objectContaining({ user_id: assistant.id, status: 'verified' }),
    )
    expect((await toggle(player)).members).toMatchObject([{ user_id: assistant.id }])
    expect(await lastEntry(boss)).toMatchObject({ action: 'team.member-removed', user_id: player.id })
    expect((await toggle(player, false)).members).toHaveLength(1)
  })

  test('takes no staff, no stranger, and not its own creator', async () => {
    const [boss, owner, editor] = [await admin(), await coach(), await somebody({ type: 'editor' })]
    const id = await buildTeam(db(), { created_by: owner.id })
    for (const user_id of [editor.id, owner.id, boss.id, uuidv7()]) {
      const refused = await post(boss, `${base}/toggle-member/${id}`, { user_id })
      expect(refused.statusCode).toBe(422)
      expect(refused.json().errors).toHaveProperty('user_id')
    }
    const nowhere = await post(boss, `${base}/toggle-member/${uuidv7()}`, { user_id: owner.id })
    expect(nowhere.statusCode).toBe(404)
  })

  test('shows coaches no email address of its members', async () => {
    const [owner, player] = [await coach(), await athlete()]
    const id = await buildTeam(db(), { created_by: owner.id })
    await join(id, player)
    const { members } = (await get(owner, `/panel/coach/teams/${id}`)).json().data
    expect(members).toHaveLength(1)
    expect(members[0]).not.toHaveProperty('email')
  })
})

describe('ADM-02 the events of teams', () => {
  test('are listed with their dates, their teams, and a link', async () => {
    const boss = await admin()
    const wanted = { ...spring, name: 'Autumn Open' }
    const created = await post(boss, `${base}/events/create`, wanted)
    expect(created.statusCode, created.body).toBe(201)
    expect(await lastEntry(boss)).toMatchObject({ action: 'team-event.created', after: wanted })
    const found = (created.json().data as ListedEvent[]).find(({ name }) => name === 'Autumn Open')
    expect(found).toMatchObject({ ...wanted, teams: 0, path: `/?event=${found?.id}&role=coach` })
    const team = await done(boss, 'create', { name: 'Open 17U', event_id: found?.id })
    const counted = async () =>
      (await get(boss, `${base}/events`)).json().data.find(({ id }: ListedEvent) => id === found?.id).teams
    expect(await counted()).toBe(1)
    await done(boss, `delete/${team.id}`)
    expect(await counted()).toBe(0)
  })

  const spring = { name: 'Spring Open', place: 'Reno, NV', starts_on: '2027-04-09', ends_on: '2027-04-11' }

  test('are changed, by one admin at a time', async () => {
    const [boss, id] = [await admin(), await buildEvent(db(), spring.name, spring)]
    const change = (body: object) => post(boss, `${base}/events/${id}/update`, body)
    const moved = { ...spring, place: 'Boise, ID', ends_on: '2027-04-12' }
    expect((await change({ ...moved, version: 1 })).statusCode).toBe(200)
    expect(await lastEntry(boss)).toMatchObject({
      action: 'team-event.changed',
      subject: 'Event Spring Open',
      before: { place: 'Reno, NV', ends_on: '2027-04-11' },
      after: { place: 'Boise, ID', ends_on: '2027-04-12' },
    })
    const late = await change({ ...spring, version: 1 })
    expect(late.json()).toMatchObject({ code: 'team_changed' })
    const found = (await get(boss, `${base}/events`)).json().data.find((one: ListedEvent) => one.id === id)
    expect(found).toMatchObject({ ...moved, version: 2 })
    expect((await change({ ...spring, ends_on: '2027-04-01' })).json().errors).toHaveProperty('ends_on')
    expect((await post(boss, `${base}/events/${uuidv7()}/update`, spring)).statusCode).toBe(404)
  })

  test('are deleted, and everyone who came through the link stays on the team', async () => {
    const [boss, assistant] = [await admin(), await coach('Ines')]
    const event_id = await buildEvent(db(), spring.name, spring)
    const id = await buildTeam(db(), { event_id, created_by: boss.id })
    await join(id, assistant)
    expect((await post(boss, `${base}/events/${event_id}/delete`, {})).statusCode).toBe(200)
    expect(await lastEntry(boss)).toMatchObject({
      action: 'team-event.deleted',
      before: { ...spring, teams: 1 },
    })
    const team = (await get(boss, `${base}/${id}`)).json().data
    expect(team).toMatchObject({ event: null, members: [{ user_id: assistant.id, status: 'pending' }] })
    expect((await post(assistant, '/gbl/event-teams', { event_id })).statusCode).toBe(404)
    expect((await post(boss, `${base}/events/${event_id}/delete`, {})).statusCode).toBe(404)
  })

  test('don’t end before they begin', async () => {
    const body = { name: 'Backwards', place: 'Reno, NV', starts_on: '2027-04-11', ends_on: '2027-04-09' }
    const refused = await post(await admin(), `${base}/events/create`, body)
    expect(refused.json().errors).toEqual({ ends_on: ['The last day can’t be before the first one'] })
  })

  test('are on days that the calendar has', async () => {
    const boss = await admin()
    for (const day of ['0000-01-01', '0026-04-09', '9999-12-31', '2027-02-29']) {
      const body = { name: 'Nowhere Open', place: 'Reno, NV', starts_on: day, ends_on: day }
      const refused = await post(boss, `${base}/events/create`, body)
      expect([day, refused.statusCode]).toEqual([day, 422])
      const fault = ['Please choose a day']
      expect(refused.json().errors).toEqual({ starts_on: fault, ends_on: fault })
    }
  })
})
