import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { advanceClock, resetClock } from '../../platform/clock.ts'
import { loadSports } from '../profiles/index.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { type PageVisit, pageVisit } from '../profiles/profiles.visit.factory.ts'

let tested: TestApp
let admin: Record<string, string>
let amara: PageVisit
beforeAll(async () => {
  tested = await testApp()
  await loadSports(db())
  admin = (await tested.signedIn('admin')).headers
})
afterAll(async () => {
  resetClock()
  await tested.close()
})

const db = () => tested.ports.database.db
const showcase = async () => {
  const answer = await tested.app.inject({ method: 'GET', url: '/api/showcase' })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
const feature = async (featured: string[]) => {
  const answer = await tested.app.inject({
    method: 'POST',
    url: '/api/site-content/home',
    payload: { ...siteDefaults.home, featured },
    headers: admin,
  })
  expect(answer.statusCode).toBe(200)
}
const slugs = async (): Promise<string[]> =>
  (await showcase()).athletes.map((one: { slug: string }) => one.slug)
const settings = (is_visible: boolean) => ({ color_theme: 'orange', theme_mode: '', is_visible })

describe('PUB-01 the athletes on the home page', () => {
  test('are none in an empty database, and nothing is counted', async () => {
    expect(await showcase()).toEqual({
      athletes: [],
      counts: { athletes: 0, sports: 0, states: 0, high_schools: 0 },
    })
  })

  test('are the chosen ones, in order, as their own pages show them to anyone', async () => {
    amara = await pageVisit(tested, {
      slug: 'amara-whitlock',
      user: { first_name: 'Amara', last_name: 'Whitlock' },
      position: 'SG',
      class_year: 2027,
      jersey_number: '14',
      color_theme: 'orange',
      state: 'OR',
      city: 'Bend',
      high_school: 'Ridgeline High School',
      birth_date: '2009-02-11',
      address: '61 Juniper Hollow Road',
    })
    await amara.save('education', { gpa: '3.87', intended_majors: [], honors: [] })
    await buildAthlete(db(), { slug: 'mateo-lindqvist', sport_key: 'hockey', state: 'MN' })
    await feature(['mateo-lindqvist', 'amara-whitlock'])
    const { athletes } = await showcase()
    expect(athletes).toMatchObject([
      { slug: 'mateo-lindqvist', sport: { key: 'hockey' }, plays_as: 'Hockey', number: null, figures: [] },
      {
        slug: 'amara-whitlock',
        first_name: 'Amara',
        last_name: 'Whitlock',
        number: '14',
        plays_as: 'Shooting guard, class of 2027',
        color_theme: 'orange',
        photo: null,
        cutout: null,
        figures: [{ label: 'GPA', value: '3.87' }],
      },
    ])
    expect(JSON.stringify(athletes)).not.toMatch(/2009|Juniper|@/)
  })

  test('leave out athletes who hide, immediately', async () => {
    expect((await amara.save('settings', settings(false))).statusCode).toBe(200)
    expect(await slugs()).toEqual(['mateo-lindqvist'])
    await amara.save('settings', settings(true))
    expect(await slugs()).toEqual(['mateo-lindqvist', 'amara-whitlock'])
  })

  test('leave out deleted accounts, and unknown addresses', async () => {
    await feature(['amara-whitlock', 'nobody-here', 'packages'])
    expect(await slugs()).toEqual(['amara-whitlock'])
    const deleted = await tested.app.inject({
      method: 'POST',
      url: `/api/panel/admin/users/${amara.userId}/delete`,
      headers: admin,
    })
    expect(deleted.statusCode).toBe(200)
    expect(await slugs()).toEqual([])
  })

  test('only public pages are counted', async () => {
    const ridge = { high_school: 'Ridgeline High School', city: 'Bend', state: 'OR' }
    await buildAthlete(db(), ridge)
    await buildAthlete(db(), { ...ridge, sport_key: 'soccer' })
    await buildAthlete(db(), { ...ridge, city: 'Salem' })
    // Not a real state.
    await buildAthlete(db(), { state: 'nowhere', sport_key: 'soccer' })
    await buildAthlete(db(), { state: 'TX', sport_key: 'lacrosse', is_visible: false })
    const { counts: old } = await showcase()
    advanceClock(10 * 60 * 1000 + 1)
    // The first visitor does not have to wait.
    expect((await showcase()).counts).toEqual(old)
    await expect
      .poll(async () => (await showcase()).counts)
      .toEqual({ athletes: 5, sports: 3, states: 2, high_schools: 2 })
  })
})
