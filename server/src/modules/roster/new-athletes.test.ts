import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { contacts } from '../profiles/sections/sections.tables.ts'
import { buildEntitledAthlete, newAthletes } from './roster.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { get, successCoach, waiting, offered, isOffered, act } = newAthletes(() => tested)

describe('COA-02 new athletes', () => {
  test('are listed with what a coach needs to choose, and without a way to contact them', async () => {
    const coach = await successCoach()
    const since = new Date('2026-03-04T05:06:07Z')
    const userId = await waiting(
      {
        slug: 'tobias-nakamura',
        position: 'SG',
        class_year: 2028,
        jersey_number: '9',
        high_school: 'Ridgeline High School',
        city: 'Spokane',
        state: 'WA',
        color_theme: 'red',
        user: { first_name: 'Tobias', last_name: 'Nakamura', email: 'tobias@secret.test' },
      },
      since,
    )
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, userId))
    const secret = { email: 'preferred@secret.test', phone: '(541) 555-0142' }
    await db()
      .insert(contacts)
      .values({ athlete_id: page?.id ?? '', ...secret })
    const answer = await get(coach, '/panel/new-rosters', { q: 'nakamura' })
    expect(answer.json().data).toEqual([
      {
        user_id: userId,
        athlete_id: page?.id,
        athlete_slug: 'tobias-nakamura',
        first_name: 'Tobias',
        last_name: 'Nakamura',
        photo: null,
        sport: { key: 'basketball' },
        position: 'SG',
        class: 2028,
        high_school: 'Ridgeline High School',
        city: 'Spokane',
        state: 'WA',
        jersey_number: '9',
        color_theme: 'red',
        package: null,
        waiting_since: since.toISOString(),
      },
    ])
    expect(answer.body).not.toMatch(/secret|555-0142/)
  })

  test('are those whose package has a success coach now, and who have none', async () => {
    const coach = await successCoach()
    const [free, claimed, gone] = [
      await waiting(),
      await waiting(),
      await waiting({ user: { deleted_at: new Date() } }),
    ]
    const ended = await buildEntitledAthlete(
      db(),
      { user: { last_name: 'Ended' } },
      { until_at: new Date('2026-02-02') },
    )
    const later = await buildEntitledAthlete(
      db(),
      { user: { last_name: 'Later' } },
      { from_at: new Date('2999-01-01') },
    )
    const other = await buildEntitledAthlete(
      db(),
      { user: { last_name: 'Center' } },
      { what: 'recruiting-center' },
    )
    await act(await successCoach(), 'claim', claimed)
    expect(await isOffered(coach, free)).toBe(true)
    for (const id of [claimed, gone, ended, later, other]) expect(await isOffered(coach, id)).toBe(false)
  })

  test('come 15 on a page, those who have waited the longest first', async () => {
    const coach = await successCoach()
    const days = Array.from({ length: 17 }, (_, place) => new Date(Date.UTC(2026, 4, 1 + place)))
    for (const day of days.toReversed())
      await buildEntitledAthlete(
        db(),
        { user: { first_name: 'Queue', last_name: `Line${day.getUTCDate()}` } },
        { from_at: day },
      )
    const first = await offered(coach, { q: 'queue' })
    const second = (await tested.app.inject({ url: first.links.next, headers: coach.headers })).json()
    expect(first.data).toHaveLength(15)
    expect(second.meta).toMatchObject({ from: 16, to: 17, total: 17, last_page: 2 })
    expect(
      [...first.data, ...second.data].map(({ waiting_since }: { waiting_since: string }) => waiting_since),
    ).toEqual(days.map((day) => day.toISOString()))
  })
})
