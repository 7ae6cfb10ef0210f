import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { resetClock } from '../../platform/clock.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { buildUser } from '../accounts/accounts.factory.ts'
import { guardians } from '../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'

let tested: TestApp
let admin: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  tested = await testApp()
  admin = await tested.signedIn('admin')
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const get = (
  path: string,
  query: Record<string, string> = {},
  { headers }: Pick<typeof admin, 'headers'> = admin,
) => tested.app.inject({ url: `/api${path}`, query, headers })
const list = async (query: Record<string, string> = {}) => (await get('/panel/users/all', query)).json()
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

interface Filter {
  key: string
  title: string
  count: number
}
const countsNow = async (): Promise<Record<string, number>> => {
  const { data }: { data: Filter[] } = (await get('/panel/filter')).json()
  return Object.fromEntries(data.map(({ key, count }) => [key, count]))
}

describe('the list of users (ADM-01)', () => {
  test('shows what staff needs to know about each user, and nothing secret', async () => {
    const athlete = await buildAthlete(db(), {
      slug: 'amara-list',
      city: 'Dayton',
      state: 'OH',
      country: 'US',
      class_year: 2027,
      user: {
        first_name: 'Amara',
        last_name: 'Listed',
        email: 'amara.listed@example.test',
        password: 'Right1!',
      },
    })
    const { data } = await list({ q: 'Amara Listed' })
    expect(athlete).toBeTruthy()
    expect(data).toEqual([
      {
        id: expect.any(String),
        first_name: 'Amara',
        last_name: 'Listed',
        email: 'amara.listed@example.test',
        phone: null,
        photo_url: null,
        city: 'Dayton',
        state: 'OH',
        country: 'US',
        type: 'athlete',
        type_title: 'Athlete',
        athlete_slug: 'amara-list',
        subscription: null,
        is_vip: false,
        page: { sport_key: 'basketball', class: 2027, is_visible: true, is_seros: false },
        coach: null,
        athletes: [],
        last_seen_at: null,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        deleted_at: null,
        can: { open: true, login_as: true, mark: true, delete: true, restore: false },
      },
    ])
  })

  test('has 15 per page, newest first, each exactly once, also if many joined at the same moment', async () => {
    const created_at = new Date('2020-01-01T00:00:00Z')
    const made = new Set<string>()
    for (let index = 0; index < 32; index++)
      made.add(await buildUser(db(), { first_name: 'Same', last_name: 'Moment', created_at }))
    const newest = await buildUser(db(), { first_name: 'Same', last_name: 'Moment' })
    const q = 'same moment'
    const pages = [await list({ q }), await list({ q, page: '2' }), await list({ q, page: '3' })]
    expect(pages.map(({ data }) => data.length)).toEqual([15, 15, 3])
    const ids = pages.flatMap(idsOf)
    expect(ids[0]).toBe(newest)
    expect(new Set(ids)).toEqual(new Set([newest, ...made]))
    const [, second] = pages
    expect(second.meta).toEqual({
      current_page: 2,
      is_more: false,
      from: 16,
      last_page: 3,
      path: '/api/panel/users/all',
      per_page: 15,
      to: 30,
      total: 33,
    })
    expect(second.links.next).toContain('page=3')
    expect(second.links.next).toContain('q=same+moment')
    const beyond = await list({ q, page: '4' })
    expect(beyond).toMatchObject({ data: [], meta: { total: 33, last_page: 3 } })
  })

  test('can be filtered by type, and lists deleted users only under deleted', async () => {
    const last_name = 'Narrowed'
    const coach = await buildUser(db(), { type: 'coach', last_name })
    const rsc = await buildUser(db(), { type: 'rsc', last_name })
    const left = await buildUser(db(), { type: 'coach', last_name, deleted_at: new Date() })
    const found = async (query: object) => idsOf(await list({ q: last_name, ...query }))
    expect(await found({})).toEqual([rsc, coach])
    expect(await found({ type: 'all' })).toEqual([rsc, coach])
    expect(await found({ type: '' })).toEqual([rsc, coach])
    expect(await found({ type: 'coach' })).toEqual([coach])
    expect(await found({ type: 'deleted' })).toEqual([left])
    expect(await found({ type: 'coach', show_all: '1' })).toEqual([rsc, coach])
    expect(await found({ type: 'coach', show_all: '0' })).toEqual([coach])
  })

  test('can be searched in names and addresses as plain text, in any letter case', async () => {
    const id = await buildUser(db(), {
      first_name: 'Zoë',
      last_name: "O'Hara_100%",
      email: 'Z.OHara+Tag@Example.test',
    })
    for (const q of ["zoë o'hara", 'HARA_100%', '_100%', 'z.ohara+TAG@', ' Zoë   O'])
      expect(idsOf(await list({ q }))).toEqual([id])
    for (const q of ['Zo_ O', 'O%ra', 'ohara.tag', "'; drop table accounts_users; --", '\\', '(', '*'])
      expect(idsOf(await list({ q }))).toEqual([])
  })

  test('shows which users the admin can act as', async () => {
    const last_name = 'Lookable'
    await buildUser(db(), { type: 'parent', last_name, created_at: new Date('2021-01-04') })
    await buildUser(db(), { type: 'admin', last_name, created_at: new Date('2021-01-03') })
    await buildUser(db(), {
      type: 'admin',
      is_super_admin: true,
      last_name,
      created_at: new Date('2021-01-02'),
    })
    const { data } = await list({ q: last_name })
    expect(
      data.map(({ type_title, can }: { type_title: string; can: object }) => ({ type_title, can })),
    ).toEqual([
      {
        type_title: 'Parent',
        can: { open: true, login_as: true, mark: true, delete: true, restore: false },
      },
      {
        type_title: 'Admin',
        can: { open: false, login_as: false, mark: false, delete: false, restore: false },
      },
      {
        type_title: 'Super admin',
        can: { open: false, login_as: false, mark: false, delete: false, restore: false },
      },
    ])
    await buildUser(db(), { last_name: 'Leftover', deleted_at: new Date() })
    const [left] = (await list({ q: 'Leftover', type: 'deleted' })).data
    expect(left).toMatchObject({
      deleted_at: expect.any(String),
      can: { login_as: false, mark: false, delete: false, restore: true },
    })
  })

  test('shows a parent’s athletes and their package, and a coach’s college', async () => {
    const parentId = await buildUser(db(), { type: 'parent', last_name: 'Columned', phone: '(541) 555-0172' })
    const athleteId = await buildUser(db(), { type: 'athlete', first_name: 'Nia', last_name: 'Columned' })
    await db().insert(guardians).values({
      parent_id: parentId,
      athlete_user_id: athleteId,
      relationship: 'mother',
      created_at: new Date(),
    })
    const granted = await tested.app.inject({
      method: 'POST',
      url: `/api/subscription/free-upgrade/${athleteId}`,
      headers: admin.headers,
      payload: { package_key: 'package-2', ends_on: dayIn(30), reason: 'A guest of our clinic' },
    })
    expect(granted.statusCode).toBe(200)
    const coach = await tested.signedIn('coach')
    const named = await list({ q: 'Columned', type: 'parent' })
    expect(named.data).toMatchObject([
      {
        phone: '(541) 555-0172',
        athletes: [{ user_id: athleteId, name: 'Nia Columned' }],
        subscription: { package_key: 'package-2', name: expect.any(String) },
        coach: null,
      },
    ])
    const coaches = await list({ type: 'coach' })
    expect(coaches.data.find(({ id }: { id: string }) => id === coach.userId).coach).toEqual({
      college: expect.any(String),
      is_verified: true,
    })
  })

  test('can be in the order of names or of the last visit', async () => {
    const q = 'Orderly'
    const seen = (day: string | null) => ({ last_seen_at: day ? new Date(day) : null })
    const adams = await buildUser(db(), { first_name: 'Orderly', last_name: 'adams', ...seen('2026-01-05') })
    const young = await buildUser(db(), { first_name: 'Orderly', last_name: 'Young', ...seen(null) })
    const baker = await buildUser(db(), { first_name: 'Orderly', last_name: 'Baker', ...seen('2026-03-05') })
    expect(idsOf(await list({ q, sort: 'name' }))).toEqual([adams, baker, young])
    expect(idsOf(await list({ q, sort: 'seen' }))).toEqual([baker, adams, young])
    expect(idsOf(await list({ q, sort: 'newest' }))).toEqual([baker, young, adams])
    expect((await list({ q, sort: 'name' })).links.first).toContain('sort=name')
  })

  test('knows when a person was here, and does not count an admin who acts as them', async () => {
    const person = await tested.signedIn('parent')
    const seenAt = async () => {
      const { data } = await list({ sort: 'seen', type: 'parent' })
      return data.find(({ id }: { id: string }) => id === person.userId).last_seen_at
    }
    const acting = await tested.app.inject({
      method: 'POST',
      url: `/api/panel/admin/users/${person.userId}/login-as`,
      headers: (await tested.signedIn('admin')).headers,
      payload: {},
    })
    const as = { authorization: `Bearer ${acting.json().token}` }
    expect((await get('/user', {}, { headers: as })).statusCode).toBe(200)
    expect(await seenAt()).toBeNull()
    await get('/user', {}, person)
    await eventually(async () => expect(await seenAt()).toEqual(expect.any(String)))
  })

  test('answers admins at /panel/index too', async () => {
    await buildUser(db(), { first_name: 'Indexed', last_name: 'Person' })
    const answer = await get('/panel/index', { q: 'Indexed Person' })
    expect(answer.json()).toMatchObject({
      data: [{ first_name: 'Indexed', type_title: 'Athlete' }],
      links: { first: expect.stringContaining('/api/panel/index?') },
      meta: { path: '/api/panel/index', per_page: 15, total: 1 },
    })
    expect((await get('/panel/index', {}, await tested.signedIn('editor'))).statusCode).toBe(403)
  })

  test.each([
    [{ sort: 'size' }, 'sort'],
    [{ type: 'nobody' }, 'type'],
    [{ page: '0' }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ q: 'x'.repeat(101) }, 'q'],
    [{ show_all: 'maybe' }, 'show_all'],
  ])('refuses %j', async (query, field) => {
    const answer = await get('/panel/users/all', query)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })
})

describe('the filters of the list (ADM-01)', () => {
  test('are all types and the deleted, with their names', async () => {
    const { data }: { data: Filter[] } = (await get('/panel/filter')).json()
    expect(data.map(({ key, title }) => [key, title])).toEqual([
      ['all', 'All users'],
      ['athlete', 'Athletes'],
      ['parent', 'Parents'],
      ['coach', 'Coaches'],
      ['admin', 'Admins'],
      ['rsc', 'Success coaches'],
      ['affiliate', 'Affiliates'],
      ['editor', 'Editors'],
      ['unknown', 'No role yet'],
      ['deleted', 'Deleted'],
    ])
  })

  test('count what the list then shows', async () => {
    const before = await countsNow()
    const id = await buildUser(db(), { type: 'editor' })
    await buildUser(db(), { type: 'editor', deleted_at: new Date() })
    await buildUser(db(), { type: 'athlete' })
    const plus = (key: string, more: number) => (before[key] ?? 0) + more
    expect(await countsNow()).toEqual({
      ...before,
      all: plus('all', 2),
      editor: plus('editor', 1),
      athlete: plus('athlete', 1),
      deleted: plus('deleted', 1),
    })
    const post = (action: string) =>
      tested.app.inject({
        method: 'POST',
        url: `/api/panel/admin/users/${id}/${action}`,
        headers: admin.headers,
        payload: {},
      })
    await post('delete')
    expect(await countsNow()).toMatchObject({ editor: plus('editor', 0), deleted: plus('deleted', 2) })
    await post('restore')
    expect(await countsNow()).toMatchObject({ editor: plus('editor', 1), deleted: plus('deleted', 1) })
    for (const type of ['all', 'deleted', 'editor'])
      expect((await list({ type })).meta.total).toBe((await countsNow())[type])
  })
})
