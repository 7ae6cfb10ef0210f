import { searchAthletes } from '@fieldhouse/contract/search'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { clock } from '../../../platform/clock.ts'
import { addDays } from '../../../platform/days/days.rules.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { houseDayOf } from '../../../platform/house-day.ts'
import { searcher } from '../search.factory.ts'
import { searchDays, searchMisses } from '../search.tables.ts'
import { addSearches, deleteTextsBefore, findMissedTexts } from './searches.queries.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp({
    web: {
      isDevelopment: false,
      render: async ({ url }, { call, beginAgain }) => {
        const ask = () => call(searchAthletes, { query: { q: new URL(url).searchParams.get('q') } })
        await ask()
        // The page could not be rendered the first time.
        beginAgain(new Error('A part waits'))
        await ask()
        return new Response('found', { headers: { 'content-type': 'text/html' } })
      },
    },
  })
  await named('Amara', 'Whitlock')
})
afterAll(() => tested.close())
beforeEach(async () => {
  await db().delete(searchDays)
  await db().delete(searchMisses)
})

const db = () => tested.ports.database.db
const { named, search } = searcher(() => tested)
const today = () => houseDayOf(clock.now())
const days = () => db().select().from(searchDays)
const texts = async () =>
  Object.fromEntries((await db().select().from(searchMisses)).map(({ text, count }) => [text, count]))
/** The counts are written after the answer. */
const counted = (searches: number) =>
  eventually(async () => {
    const total = (await days()).reduce((sum, day) => sum + day.searches, 0)
    expect(total).toBe(searches)
  })

test('a page of results is counted, and what was typed only if it found nobody', async () => {
  await search({ q: 'Whitlock' })
  await search({ q: 'Zzyzx Qqq' })
  await search({ q: 'zzyzx  QQQ' })
  await search({ q: 'nobody@example.test' })
  await search({ q: '(541) 555-0148' })
  await counted(5)
  expect(await days()).toEqual([{ day: today(), searches: 5, found_nothing: 4 }])
  expect(await texts()).toEqual({ 'zzyzx qqq': 2 })
})

test('neither the popup nor later pages nor filters alone are counted', async () => {
  await search({ q: 'Zzyzx', limit: 5 })
  await search({ q: 'Zzyzx', page: 2 })
  await search({ state: 'OR' })
  await search({ q: 'Whitlock' })
  await counted(1)
  expect(await texts()).toEqual({})
})

test('a page is counted each time it is sent, however often it was rendered', async () => {
  for (let opened = 1; opened <= 3; opened++) {
    expect((await tested.app.inject('/search-results?q=Zzyzx')).statusCode).toBe(200)
    await counted(opened)
  }
})

test('searches at the same moment are all counted', async () => {
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => search({ q: `Zzyzx ${'q'.repeat((index % 3) + 1)}` })),
  )
  await counted(30)
  expect(await texts()).toEqual({ 'zzyzx q': 10, 'zzyzx qq': 10, 'zzyzx qqq': 10 })
})

const flood = (count: number) => ({
  searches: count,
  found_nothing: count,
  texts: new Map(Array.from({ length: count }, (_, index) => [`flood ${index}`, 1])),
})

test('a flood fills the day with 500 texts, and known ones are still counted', async () => {
  await addSearches(db(), today(), flood(500))
  await addSearches(db(), today(), {
    ...{ searches: 2, found_nothing: 2 },
    texts: new Map([
      ['flood 7', 1],
      ['one more', 1],
    ]),
  })
  expect(await db().$count(searchMisses)).toBe(500)
  expect(await texts()).toMatchObject({ 'flood 7': 2 })
  expect(await days()).toMatchObject([{ searches: 502 }])
})

test('what was typed long ago is forgotten, and the numbers stay', async () => {
  const count = (text: string) => ({ searches: 3, found_nothing: 3, texts: new Map([[text, 3]]) })
  await addSearches(db(), addDays(today(), -91), count('old'))
  await addSearches(db(), addDays(today(), -90), count('young'))
  await deleteTextsBefore(db(), addDays(today(), -90))
  expect(await texts()).toEqual({ young: 3 })
  expect(await db().$count(searchDays)).toBe(2)
})

test('a text that was typed once or twice is shown to nobody', async () => {
  await db().execute(
    sql`insert into ${searchMisses} values (${today()}, 'a name', 2), (${today()}, 'rowing', 3)`,
  )
  expect(await findMissedTexts(db(), today(), today(), 10)).toEqual([{ text: 'rowing', count: 3 }])
})
