import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { marksOf } from './list-marks.ts'

/** More people than a list that is counted for every request, so counts and deep pages are cached. */
const people = 6000

let tested: TestApp
let admin: { userId: string; headers: { authorization: string } }
beforeAll(async () => {
  tested = await testApp()
  await db().execute(sql`
    insert into accounts_users (id, type, email, first_name, last_name, last_seen_at, created_at)
    select md5('long' || n)::uuid, 'parent', 'long' || n || '@example.test', 'Pat', 'Long' || n % 700,
      case when n % 3 > 0 then now() - n * interval '1 minute' end, now() - (n % 5000) * interval '1 hour'
    from generate_series(1, ${people}::int) as n`)
  admin = await tested.signedIn('admin')
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const list = async (query: string) => {
  const { headers } = admin
  return (await tested.app.inject({ url: `/api/panel/users/all?${query}`, headers })).json()
}
const idsOn = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ id }: { id: string }) => id)

const orders = {
  newest: sql`created_at desc, id desc`,
  name: sql`lower(last_name), lower(first_name), id`,
  seen: sql`last_seen_at desc nulls last, id desc`,
}

describe.each(['newest', 'name', 'seen'] as const)('a long list by %s (ADM-01)', (sort) => {
  const expected = async (page: number): Promise<string[]> => {
    const { rows } = await db().execute<{ id: string }>(sql`select id from accounts_users
      where type = 'parent' and deleted_at is null order by ${orders[sort]} limit 15 offset ${(page - 1) * 15}`)
    return rows.map(({ id }) => id)
  }

  test('has the right people on every page, with and without marks', async () => {
    const pages = [1, 2, 21, 200, 399, 400]
    for (const round of ['without', 'with']) {
      if (round === 'with') await eventually(() => expect(marksOf(db(), 'parent', sort)).toHaveLength(20))
      for (const page of pages)
        expect(await idsOn(`type=parent&sort=${sort}&page=${page}`)).toEqual(await expected(page))
    }
    expect(await idsOn(`type=parent&sort=${sort}&page=401`)).toEqual([])
  })
})

test('a page that became empty is counted again', async () => {
  await list('type=parent&page=400')
  await eventually(() => expect(marksOf(db(), 'parent', 'newest')).not.toBeNull())
  await db().execute(sql`update accounts_users set deleted_at = now() where id in (
    select id from accounts_users where type = 'parent' order by created_at, id limit 40)`)
  const last = await list('type=parent&page=400')
  expect(last).toMatchObject({ data: [], meta: { total: people - 40, last_page: 398 } })
})

test('counts of a big site may be a few seconds old, and never a minute', async () => {
  const counted = async () =>
    (await tested.app.inject({ url: '/api/panel/filter', headers: admin.headers }))
      .json()
      .data.find(({ key }: { key: string }) => key === 'deleted').count
  const before = await counted()
  await db().execute(sql`update accounts_users set deleted_at = now() where id = md5('long1')::uuid`)
  advanceClock(61_000)
  expect(await counted()).toBe(before + 1)
})

describe('the search (ADM-01)', () => {
  test('finds words in any order, as they are typed', async () => {
    await tested.ports.database.pool.query(
      `insert into accounts_users (id, type, email, first_name, last_name)
       values (gen_random_uuid(), 'coach', 'A_b%c@example.test', 'Zo', 'Quillfeather')`,
    )
    for (const q of ['quillfeather', 'QUILLF', 'feather zo', 'a_b%c@ex', 'Zo', 'zo qu'])
      expect((await list(`q=${encodeURIComponent(q)}`)).data).toMatchObject([{ last_name: 'Quillfeather' }])
    for (const q of ['%', 'a%c', 'a_b_c', 'quill zorro']) {
      expect((await list(`q=${encodeURIComponent(q)}`)).data).toEqual([])
    }
  })

  test.each(['newest', 'name', 'seen'] as const)(
    'shows the first of many by %s, and says that there are more',
    async (sort) => {
      const found = await list(`q=long&type=parent&sort=${sort}&page=10`)
      expect(found.meta).toMatchObject({ total: 150, last_page: 10, is_more: true, from: 136, to: 150 })
      expect((await list(`q=long&type=parent&sort=${sort}&page=11`)).data).toEqual([])
      const { rows } = await db().execute<{ id: string }>(sql`select id from accounts_users
      where type = 'parent' and deleted_at is null order by ${orders[sort]} limit 15 offset 135`)
      expect(found.data.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id))
    },
  )

  test('by name, shows the people of that last name if there are many', async () => {
    await db().execute(sql`insert into accounts_users (id, type, email, first_name, last_name)
      values (gen_random_uuid(), 'parent', 'adams@example.test', 'Long', 'Adams')`)
    const names = (found: { data: { last_name: string }[] }) => found.data.map(({ last_name }) => last_name)
    expect(names(await list('q=long&type=parent&sort=name'))[0]).toBe('Long0')
    expect(names(await list('q=long&type=parent'))[0]).toBe('Adams')
    // Fewer people than the list shows: everyone found is sorted.
    expect(names(await list('q=pat&type=parent&sort=name'))[0]).toBe('Long0')
    expect(names(await list('q=long+adams&sort=name'))).toEqual(['Adams'])
  })
})
