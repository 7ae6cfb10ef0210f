import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { coachVerifications } from '../../colleges/colleges.tables.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { contacts } from '../../profiles/sections/sections.tables.ts'
import { recruitment } from '../recruiting.factory.ts'

let tested: TestApp
const room = recruitment(() => tested)
const { athlete, coach, assign, college, coachAt, center, got, names, save, sent, add, toggle, view } = room

const year = clock.now().getUTCFullYear()

type Facts = Parameters<typeof athlete>[0]
const named = (last_name: string, facts: Facts = {}) =>
  athlete({ class_year: year + 1, ...facts, user: { last_name, gender: 'female', ...facts?.user } })

const pageOf = async (who: Somebody) => {
  const [page] = await tested.ports.database.db.select().from(athletes).where(eq(athletes.user_id, who.id))
  return page?.id ?? ''
}
const hide = (who: Somebody) =>
  tested.ports.database.db.update(athletes).set({ is_visible: false }).where(eq(athletes.user_id, who.id))

let hidden: Somebody
let bell: Somebody
beforeAll(async () => {
  tested = await testApp()
  bell = await named('Bell', {
    slug: 'noor-bell',
    position: 'SG',
    jersey_number: '12',
    height_cm: 182.88,
    weight_kg: 70,
    high_school: 'Ridgeline High School',
    city: 'Bend',
    state: 'OR',
    user: { first_name: 'Noor', last_name: 'Bell', gender: 'female', email: 'private@example.test' },
  })
  await tested.ports.database.db
    .insert(contacts)
    .values({ athlete_id: await pageOf(bell), phone: '(541) 555-0142', email: 'noor@example.test' })
  await named('Abbott', { class_year: year + 2, height_cm: 165, position: 'PG', state: 'WA' })
  await named('Adams', { user: { last_name: 'Adams', gender: 'male' }, height_cm: 203.2 })
  await named('Zimmer', { class_year: year - 1 })
  await named('Young', { class_year: null })
  await named('Kicker', { sport_key: 'soccer' })
  await named('Gone', { user: { last_name: 'Gone', deleted_at: new Date() } })
  hidden = await named('Hidden', { is_visible: false })
})
afterAll(() => tested.close())
afterEach(resetClock)

const everybody = ['Adams', 'Bell', 'Abbott', 'Zimmer', 'Young']

describe('RCC-05 the results of a coach', () => {
  test('are visible basketball athletes: next to graduate first, then by name', async () => {
    const who = await coach()
    expect(await names(who, center(who.id))).toEqual(everybody)
  })

  test('include hidden athletes that this coach takes care of', async () => {
    const who = await coach()
    await assign(hidden, who)
    expect(await names(who, center(who.id))).toEqual(['Adams', 'Bell', 'Hidden', 'Abbott', 'Zimmer', 'Young'])
  })

  test('show what a coach may know about each athlete', async () => {
    const who = await coach()
    await sent(bell, await met(who), 'Thank you, coach')
    expect((await got(who, center(who.id), { q: 'noor bell' })).data).toEqual([
      {
        kind: 'athlete',
        user_id: bell.id,
        athlete_id: await pageOf(bell),
        athlete_slug: 'noor-bell',
        first_name: 'Noor',
        last_name: 'Bell',
        photo: null,
        number: '12',
        position: 'Shooting guard',
        class: year + 1,
        high_school: 'Ridgeline High School',
        city: 'Bend',
        state: 'OR',
        gender: 'female',
        personal_metrics: { height: 6, height_in: 0, weight: 154 },
        contact_info: { email: 'noor@example.test', phone: '(541) 555-0142' },
        is_favorite: false,
        unread_message_count: 1,
      },
    ])
  })

  test.each([
    ['bel', ['Bell']],
    ['robin a', ['Adams', 'Abbott']],
    ['ell', []],
    ['--', []],
    ['', everybody],
  ])('can be searched by name: %j', async (q, found) => {
    const who = await coach()
    expect(await names(who, center(who.id), { q })).toEqual(found)
  })

  test.each([
    [{ class: [String(year + 1)] }, ['Adams', 'Bell']],
    [{ position: ['SG', 'PG'] }, ['Bell', 'Abbott']],
    [{ state: ['OR'] }, ['Bell']],
    [{ height: ['72-75'] }, ['Bell']],
    [{ height: ['under-68', '80-up'] }, ['Adams', 'Abbott']],
    [{ class: [String(year + 1)], state: ['OR'] }, ['Bell']],
    [{}, everybody],
  ])('are filtered by the saved filters: %j', async (filters, found) => {
    const who = await coach()
    expect((await save(who, who.id, filters)).statusCode).toBe(200)
    expect(await names(who, center(who.id))).toEqual(found)
    // A search by name, like in the form for an event, can find anyone.
    expect(await names(who, center(who.id), { filters: 'none' })).toEqual(everybody)
  })

  test('start with the coach’s own team, until girls, boys, or everyone is chosen', async () => {
    const who = await coach()
    await tested.ports.database.db
      .update(coachVerifications)
      .set({ team_gender: 'male' })
      .where(eq(coachVerifications.user_id, who.id))
    expect(await names(who, center(who.id))).toEqual(['Adams'])
    expect(await names(who, center(who.id), { gender: 'female' })).toEqual([
      'Bell',
      'Abbott',
      'Zimmer',
      'Young',
    ])
    expect(await names(who, center(who.id), { gender: 'all' })).toEqual(everybody)
    expect(await names(who, center(who.id), { filters: 'none' })).toEqual(everybody)
    const { team } = (await got(who, center(who.id, '/counts'))).data
    expect(team).toMatchObject({ gender: 'male' })
    const pageOfBell = async (gender: string) =>
      (await got(who, center(who.id, '/get-athlete-page'), { athlete_id: bell.id, gender })).data.page
    expect([await pageOfBell('male'), await pageOfBell('female')]).toEqual([null, 1])
    const links = (await got(who, center(who.id), { gender: 'female' })).links
    expect(links.first).toContain('gender=female')
  })

  test('have their own filters', async () => {
    const who = await coach()
    const { data } = await got(who, center(who.id, '/get-filters'))
    expect(data.map(({ id }: { id: string }) => id)).toEqual(['class', 'position', 'state', 'height'])
    expect(data[0].variants[0]).toEqual({ id: String(year), title: String(year) })
    const wrong = await save(who, who.id, { division: ['NCAA D1'], class: ['1999'], height: ['x'] })
    expect(wrong.json().errors).toEqual({
      'filters.division': ['No such filter'],
      'filters.class': ['Please choose from the list'],
      'filters.height': ['Please choose from the list'],
    })
  })
})

/** The coach has written to them first, so they can answer. */
const met = async (who: Somebody) => {
  await sent(who, bell, 'Hello')
  return who
}

describe('RCC-05 a coach’s other lists', () => {
  test('favorites belong only to the coach, newest first', async () => {
    const who = await coach()
    const one = await named('One', { state: 'AK' })
    const two = await named('Two', { state: 'AK' })
    await toggle(who, who.id, { athlete_user_id: one.id })
    advanceClock(1000)
    expect((await toggle(who, who.id, { athlete_user_id: two.id, is_favorite: true })).json().data).toEqual({
      is_favorite: true,
      favorites: 2,
    })
    expect(await names(who, center(who.id, '/get-favorites'))).toEqual(['Two', 'One'])
    const other = await coach()
    expect(await names(other, center(other.id, '/get-favorites'))).toEqual([])
    await hide(two)
    expect(await names(who, center(who.id, '/get-favorites'))).toEqual(['One'])
    expect((await toggle(who, who.id, { athlete_user_id: two.id })).statusCode).toBe(404)
    expect((await toggle(who, who.id, { athlete_user_id: two.id, is_favorite: false })).json().data).toEqual({
      is_favorite: false,
      favorites: 1,
    })
    await hide(one)
  })

  test('an athlete that the coach can’t see can’t become a favorite', async () => {
    const who = await coach()
    const kicker = await named('Kicker', { sport_key: 'soccer' })
    for (const athlete_user_id of [hidden.id, kicker.id, who.id])
      expect((await toggle(who, who.id, { athlete_user_id })).statusCode).toBe(404)
    const answer = await toggle(who, who.id, { college_id: await college() })
    expect(answer.json().errors).toEqual({ athlete_user_id: ['Please choose an athlete'] })
  })

  test('viewed are those whose page the coach viewed, latest first, each once', async () => {
    const who = await coach()
    const one = await named('One', { state: 'AK' })
    await view(await pageOf(one), who, '2026-05-01T10:00:00Z')
    await view(await pageOf(bell), who, '2026-05-02T10:00:00Z')
    await view(await pageOf(one), who, '2026-05-03T10:00:00Z')
    await view(await pageOf(hidden), who, '2026-05-04T10:00:00Z')
    expect(await names(who, center(who.id, '/recently-viewed'))).toEqual(['One', 'Bell'])
    await hide(one)
  })

  test('contacted are those in the coach’s own notes and messages, not in a family’s notes', async () => {
    const who = await coachAt(await college())
    const [called, wrote, silent] = [
      await named('Called', { state: 'AK' }),
      await named('Wrote', { state: 'AK' }),
      await named('Silent', { state: 'AK' }),
    ]
    await add(who, { contact: called.id, event_date: '2026-04-01' })
    await sent(who, wrote, 'Hello')
    await add(silent, { contact: who.contact_id })
    expect(await names(who, center(who.id, '/recently-contacted'))).toEqual(['Wrote', 'Called'])
    expect((await got(who, center(who.id, '/counts'))).data).toEqual({
      favorites: 0,
      recently_contacted: 2,
      recently_viewed: 0,
      rc_guide_shown: false,
      rc_ended_on: null,
      team: { gender: null, college: expect.stringMatching(/^Juniper/) },
      athlete: null,
    })
    for (const one of [called, wrote, silent]) await hide(one)
  })

  test('an athlete is found on the right page', async () => {
    const who = await coach()
    const made: Somebody[] = []
    for (let place = 0; place < 16; place++)
      made.push(await named(`Page${String.fromCharCode(65 + place)}`, { state: 'HI' }))
    await save(who, who.id, { state: ['HI'] })
    const page = async (athlete_id: string, more: object = {}) =>
      (await got(who, center(who.id, '/get-athlete-page'), { athlete_id, ...more })).data.page
    expect(await page(made[0]?.id ?? '')).toBe(1)
    expect(await page(made[15]?.id ?? '')).toBe(2)
    expect(await page(bell.id)).toBeNull()
    expect(await page(made[0]?.id ?? '', { list: 'favorites' })).toBeNull()
    expect((await got(who, center(who.id, '/get-college-page'), { college_id: 1 })).data.page).toBeNull()
    const wrong = await room.get(who, center(who.id, '/get-athlete-page'), { athlete_id: 'x' })
    expect(Object.keys(wrong.json().errors)).toEqual(['athlete_id'])
    for (const one of made) await hide(one)
  })
})
