import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { emit } from '../../events.ts'
import { athletes } from './profiles.tables.ts'
import { type PageVisit, pageVisit } from './profiles.visit.factory.ts'

let tested: TestApp
let visit: PageVisit
beforeAll(async () => {
  tested = await testApp()
  visit = await pageVisit(tested, { user: { first_name: 'Zephyrine', last_name: 'Photographed' } })
  const variants = [320, 640].map((width) => ({
    width,
    avif: `/media/x/${width}.avif`,
    webp: `/media/x/${width}.webp`,
  }))
  const photo = { url: '/media/x/640.webp', width: 640, height: 800, variants }
  const { db } = tested.ports.database
  await db.update(athletes).set({ photo }).where(eq(athletes.id, visit.id))
  await emit(db, 'profiles.page-changed', { athlete_id: visit.id })
})
afterAll(() => tested.close())

const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await tested.app.inject({ url: `/api${url}`, headers })).json().data

test('PRO-06 the smallest photo is in every list, and next to the athlete’s own name', async () => {
  const small = { url: '/media/x/320.webp' }
  expect((await ask('/search?q=zephyrine'))[0].photo).toEqual(small)
  expect((await ask('/panel/index', await visit.assignedCoach()))[0].photo).toEqual(small)
  expect((await ask('/user', visit.owner)).photo).toEqual(small)
  const { headers } = await tested.signedIn('admin')
  expect((await ask('/panel/users/all?q=zephyrine', headers))[0].photo_url).toBe(small.url)
})

test('PRO-06 an athlete without a photo has none', async () => {
  const other = await pageVisit(tested, { user: { first_name: 'Photoless', last_name: 'Person' } })
  expect((await ask('/search?q=photoless'))[0].photo).toBeNull()
  expect((await ask('/user', other.owner)).photo).toBeNull()
})
