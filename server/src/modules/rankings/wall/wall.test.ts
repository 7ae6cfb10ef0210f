import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { buildAthlete } from '../../profiles/profiles.factory.ts'
import { pageVisit } from '../../profiles/profiles.visit.factory.ts'
import { schoolClasses } from './school-classes.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(() => resetClock())

const db = () => tested.ports.database.db
const ask = (query = '') => tested.app.inject({ url: `/api/roster${query}` })
const slugsOf = async (query: string) =>
  (await ask(query)).json().data.map(({ slug }: { slug: string }) => slug)
const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000)

describe('PUB-06 the roster', () => {
  test('shows every visible athlete, newest first, and nothing private', async () => {
    await buildAthlete(db(), { slug: 'older', sport_key: 'hockey', created_at: hoursAgo(2) })
    const id = await buildAthlete(db(), {
      slug: 'newer',
      sport_key: 'hockey',
      position: 'G',
      class_year: 2028,
      jersey_number: '30',
      high_school: 'Summit High School',
      city: 'Duluth',
      state: 'MN',
      color_theme: 'blue',
      address: '4 Lake Road',
      birth_date: '2010-02-03',
      created_at: hoursAgo(1),
      user: { first_name: 'Ines', last_name: 'Berg', email: 'ines@private.test' },
    })
    const answer = await ask('?sport=hockey')
    expect(answer.json().data.map(({ slug }: { slug: string }) => slug)).toEqual(['newer', 'older'])
    expect(answer.json().data[0]).toEqual({
      id,
      slug: 'newer',
      first_name: 'Ines',
      last_name: 'Berg',
      photo: null,
      number: '30',
      color_theme: 'blue',
      sport: { key: 'hockey' },
      position: 'Goalie',
      class: 2028,
      high_school: 'Summit High School',
      state: 'MN',
    })
    for (const secret of ['private.test', 'Lake Road', '2010-02-03', 'Duluth'])
      expect(answer.body).not.toContain(secret)
  })

  test('shows a premium page in black, whatever was chosen for it', async () => {
    await buildAthlete(db(), { sport_key: 'baseball_softball', color_theme: 'blue', is_seros: true })
    expect((await ask('?sport=baseball_softball')).json().data).toMatchObject([{ color_theme: 'black' }])
  })

  test('drops athletes who hide or leave immediately', async () => {
    const hiding = await pageVisit(tested, { slug: 'w-hiding', sport_key: 'soccer' })
    const leaving = await pageVisit(tested, { slug: 'w-leaving', sport_key: 'soccer' })
    expect((await slugsOf('?sport=soccer')).toSorted()).toEqual(['w-hiding', 'w-leaving'])
    await hiding.save('settings', { is_visible: false })
    await db().update(users).set({ deleted_at: clock.now() }).where(eq(users.id, leaving.userId))
    const page = (await ask('?sport=soccer')).json()
    expect(page).toMatchObject({ data: [], meta: { total: 0, is_more: false } })
  })

  test('is by sport and class, and its links work', async () => {
    for (let place = 0; place < 50; place++)
      await buildAthlete(db(), { sport_key: 'lacrosse', class_year: 2029, created_at: hoursAgo(place) })
    await buildAthlete(db(), { slug: 'w-other-class', sport_key: 'lacrosse', class_year: 2030 })
    const first = (await ask('?sport=lacrosse&class=2029')).json()
    const second = (await tested.app.inject({ url: first.links.next })).json()
    expect(first.data).toHaveLength(48)
    expect(second.data).toHaveLength(2)
    expect(second.meta).toMatchObject({ current_page: 2, last_page: 2, from: 49, to: 50, total: 50 })
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(50)
    const behind = (await ask('?sport=lacrosse&class=2029&page=40')).json()
    expect(behind).toEqual(second)
    expect(await slugsOf('?sport=lacrosse&class=2030')).toEqual(['w-other-class'])
  })

  test('is of girls or boys if requested, and of everyone if not', async () => {
    const of = (slug: string, gender: 'male' | 'female' | null) =>
      buildAthlete(db(), { slug, sport_key: 'hockey', class_year: 2034, user: { gender } })
    await of('w-girl', 'female')
    await of('w-boy', 'male')
    await of('w-unsaid', null)
    expect(await slugsOf('?class=2034&gender=female')).toEqual(['w-girl'])
    expect(await slugsOf('?class=2034&gender=male')).toEqual(['w-boy'])
    expect((await slugsOf('?class=2034')).toSorted()).toEqual(['w-boy', 'w-girl', 'w-unsaid'])
    expect((await ask('?class=2034&gender=female')).json().links.first).toContain('gender=female')
  })

  test('offers the classes in high school', async () => {
    const { classes } = (await ask()).json().meta
    expect(classes).toEqual(schoolClasses(clock.now()))
    advanceClock(366 * 24 * 3_600_000)
    expect((await ask()).json().meta.classes[0]).toBe(classes[0] + 1)
  })

  test.each([
    ['2026-07-31T23:59:59Z', 2026],
    ['2026-08-01T00:00:00Z', 2027],
    ['2027-01-01T00:00:00Z', 2027],
  ])('at %s the oldest of them is the class of %i', (now, first) => {
    expect(schoolClasses(new Date(now))).toEqual([first, first + 1, first + 2, first + 3])
  })

  test('refuses invalid values, all of them together', async () => {
    const answer = await ask('?sport=chess&gender=girls&class=soon&page=0')
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['class', 'gender', 'page', 'sport'])
    expect((await ask('?page=51')).statusCode).toBe(422)
  })
})
