import type { Athlete } from '@fieldhouse/contract/profiles.document'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { users } from '../../modules/accounts/accounts.tables.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { fillDemoWorld } from '../fill-demo-world.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
  await fillDemoWorld(tested.ports.database.db, { athletes: 2600 })
})
afterAll(() => tested.close())

const signedInAs = async (email: string) => {
  const { db } = tested.ports.database
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const { token } = await startSession(db, { userId: user?.id ?? '', remember: true })
  return { authorization: `Bearer ${token}` }
}

const read = (slug: string, headers: Record<string, string> = {}) =>
  tested.app.inject({ url: `/api/athlete/${slug}`, headers })
const pageOf = async (slug: string, headers?: Record<string, string>): Promise<Athlete> => {
  const answer = await read(slug, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

describe('the page of the demo athlete (PRO-01)', () => {
  test('has something in every section', async () => {
    const page = await pageOf('amara-whitlock')
    expect(page).toMatchObject({
      first_name: 'Amara',
      last_name: 'Whitlock',
      number: '14',
      position: 'SG',
      secondary_position: 'PG',
      handedness: 'left',
      class: 2027,
      personal_metrics: { height: 5, height_in: 10, weight: 152, wingspan_cm: 186.69 },
      high_school: 'Ridgeline High School',
      club: 'High Desert Elite 17U',
      bio: 'I guard your best player first. The points come after.',
      settings: { color_theme: 'orange', is_visible: true },
      education: { gpa: 3.87, sat: 1310 },
    })
    const { statistics, metrics, gallery, goals, coaches, awards, answers, press, schedule, interviews } =
      page
    expect([statistics.high_school.length, statistics.aau.length]).toEqual([3, 3])
    expect(metrics.length).toBeGreaterThanOrEqual(10)
    expect(metrics.filter(({ confirmed }: { confirmed: unknown }) => confirmed !== null).length).toBe(11)
    expect(coaches).toHaveLength(2)
    for (const section of [gallery, goals, awards, answers, press, schedule, interviews])
      expect(section.length).toBeGreaterThan(0)
    expect(page.quote?.author).toContain('Dana Ferreira')
    expect(page.social.tiktok?.username).toBe('amara.whitlock14')
    expect(page.contacts).toBeNull()
  })

  test('has derived figures of a realistic season', async () => {
    const { statistics } = await pageOf('amara-whitlock')
    expect(statistics.high_school[0]?.season?.title).toBe('2025-26')
    expect(statistics.high_school.map(({ values }) => values)).toMatchObject([
      { gp: 27, ppg: 19.8, rpg: 6.1, apg: 4.7, fg_pct: 47.9, tp_pct: 39.6, ft_pct: 86.2, efg_pct: 55.1 },
      { gp: 25, ppg: 15.2, rpg: 5.3, apg: 3.9, fg_pct: 45, tp_pct: 36.8, ft_pct: 82.7, efg_pct: 52 },
      { gp: 24, ppg: 8.7, rpg: 3.4, apg: 2.1, fg_pct: 41.2, tp_pct: 33.3, ft_pct: 78, efg_pct: 48 },
    ])
  })

  test('ranks high in her class from the first start on', async () => {
    const { standing } = await pageOf('amara-whitlock')
    expect(standing).toMatchObject({ class: 2027, position: 'SG' })
    expect(standing?.size).toBeGreaterThan(10)
    const points = standing?.figures.find(({ key }) => key === 'ppg')
    expect(points?.value).toBe(19.8)
    expect(points?.percentile).toBeGreaterThan(85)
  })

  test('shows her family the contact details', async () => {
    for (const email of ['athlete@fieldhouse.test', 'parent@fieldhouse.test']) {
      const { contacts, own } = await pageOf('amara-whitlock', await signedInAs(email))
      expect(contacts?.parent_name).toBe('Renee Whitlock')
      expect(contacts?.coaches.map(({ phone }) => phone)).toEqual(['(541) 555-0142', '(541) 555-0178'])
      expect(own?.birth_date).toBe('2009-02-11')
    }
  })
})

describe('the other pages written by hand (PRO-01)', () => {
  test('are open, premium with their story, hidden, and just begun', async () => {
    expect(await pageOf('mateo-lindqvist')).toMatchObject({
      position: 'G',
      settings: { color_theme: 'blue' },
    })
    expect(await pageOf('ines-carvalho')).toMatchObject({ sport: { key: 'soccer' } })
    const premium = await pageOf('deshawn-okoro')
    expect(premium.is_seros).toBe(true)
    expect(premium.vip?.highlight?.provider).toBe('mp4')
    expect((await read('josie-thornbury')).statusCode).toBe(403)
    const admin = await signedInAs('admin@fieldhouse.test')
    expect((await pageOf('josie-thornbury', admin)).awards).toHaveLength(3)
    expect(await pageOf('zoe-whitlock')).toMatchObject({ metrics: [], education: null, bio: null })
  })
})
