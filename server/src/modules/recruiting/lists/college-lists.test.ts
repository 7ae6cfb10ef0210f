import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { referenceData } from '../../../platform/database/reference-data.tables.ts'
import { places } from '../../../platform/places/places.tables.ts'
import { colleges } from '../../colleges/colleges.tables.ts'
import { recruitment } from '../recruiting.factory.ts'

let tested: TestApp
const room = recruitment(() => tested)
const { athlete, parentOf, successCoachOf, college, contact, coachAt, center, got, names, save } = room
const { sent, add, toggle, open, post } = room

/** Degrees north of Bend, so the numbers below are simple: one is 69 miles. */
const north = (degrees: number) => ({ lat: 44.06 + degrees, lon: -121.31 })

beforeAll(async () => {
  tested = await testApp()
  const facts = [
    {
      id: 1,
      name: 'Alder State University',
      short_name: 'Alder State',
      aliases: 'ASU|The Trees',
      city: 'Portland',
      conference: 'Big Sky',
      undergrad_enrollment: 15_000,
      admission_rate: 0.75,
      open_admission: false,
      avg_net_cost: 9_999,
      ...north(2),
    },
    {
      id: 2,
      name: 'Birch College',
      short_name: 'Birch',
      division: 'NCAA D3',
      state: 'WA',
      city: 'Tacoma',
      setting: 'town',
      undergrad_enrollment: 1999,
      admission_rate: 0.2,
      open_admission: false,
      avg_net_cost: 30_000,
      ...north(0.5),
    },
    {
      id: 3,
      name: 'Cedar Community College',
      short_name: 'Cedar',
      division: 'NWAC',
      setting: 'rural',
      conference: 'NWAC South',
      undergrad_enrollment: 2000,
      open_admission: true,
      avg_net_cost: 10_000,
      ...north(10),
    },
    { id: 4, name: 'Dogwood College', short_name: 'Dogwood', womens_basketball: false, ...north(3) },
    { id: 5, name: 'Elm Hall', short_name: 'Elm', basketball_confirmed: false, ...north(3) },
    { id: 6, name: 'Fir University', short_name: 'Fir', mens_basketball: false, ...north(30) },
  ]
  for (const one of facts) await college(one)
  await tested.ports.database.db.insert(places).values([
    { zip: '97701', city: 'Bend', state: 'OR', lat: 44.0, lon: -121.31, city_population: null },
    { zip: '97702', city: 'Bend', state: 'OR', lat: 44.12, lon: -121.31, city_population: null },
  ])
})
afterAll(() => tested.close())
afterEach(resetClock)

const amara = () =>
  athlete({
    city: 'Bend',
    state: 'OR',
    lat: 44.06,
    lon: -121.31,
    user: { first_name: 'Amara', last_name: 'Park', gender: 'female' },
  })

describe('RCC-01 the results of a family', () => {
  test('are colleges with a team for the athlete, nearest first', async () => {
    const who = await amara()
    expect(await names(who, center(who.id))).toEqual([
      'Birch College',
      'Alder State University',
      'Cedar Community College',
      'Fir University',
    ])
  })

  test('show the coaches of the athlete’s own team, and those with an unknown team', async () => {
    const college_id = await college({ name: 'Teamwise College', short_name: 'Teamwise' })
    for (const [last_name, team_gender] of [
      ['Womensworth', 'female'],
      ['Mensfield', 'male'],
      ['Unsaid', null],
    ] as const)
      await contact(college_id, { last_name, team_gender })
    const coachesFor = async (gender: 'female' | 'male' | null, q: string) => {
      const who = await athlete({ user: { gender } })
      const { data } = await got(who, center(who.id), { q })
      return data.flatMap(({ coaches }: { coaches: { last_name: string }[] }) =>
        coaches.map(({ last_name }) => last_name),
      )
    }
    expect(await coachesFor('female', 'teamwise')).toEqual(['Unsaid', 'Womensworth'])
    expect(await coachesFor('male', 'teamwise')).toEqual(['Mensfield', 'Unsaid'])
    expect(await coachesFor(null, 'teamwise')).toEqual(['Mensfield', 'Unsaid', 'Womensworth'])
    // The college isn't found by the name of a coach that she does not see, either.
    expect(await coachesFor('female', 'mensfield')).toEqual([])
    await tested.ports.database.db
      .update(colleges)
      .set({ basketball_confirmed: false })
      .where(eq(colleges.id, college_id))
  })

  test('add the difference in tuition for a family from another state, in the list, the popup, and the filter', async () => {
    const tuition = { avg_net_cost: 12_000, in_state_tuition: 10_000, out_state_tuition: 25_500 }
    const ids = {
      public: await college({ name: 'Tuition State', state: 'WA', control: 'public', ...tuition }),
      private: await college({ name: 'Tuition Hall', state: 'WA', control: 'private', ...tuition }),
      unknown: await college({
        name: 'Tuition Unknown',
        state: 'WA',
        control: 'public',
        ...tuition,
        out_state_tuition: null,
      }),
    }
    const costs = async (state: string | null, filters: object = {}) => {
      const who = await athlete({ city: null, state, user: { gender: 'female' } })
      await save(who, who.id, filters)
      const { data } = await got(who, center(who.id), { q: 'tuition' })
      return Object.fromEntries(
        data.map((row: { name: string; avg_net_cost: number | null; is_cost_estimate: boolean }) => [
          row.name.replace('Tuition ', ''),
          [row.avg_net_cost, row.is_cost_estimate],
        ]),
      )
    }
    expect(await costs('WA')).toEqual({
      State: [12_000, false],
      Hall: [12_000, false],
      Unknown: [12_000, false],
    })
    expect(await costs(null)).toEqual(await costs('WA'))
    expect(await costs('OR')).toEqual({ State: [27_500, true], Hall: [12_000, false], Unknown: [null, true] })
    expect(Object.keys(await costs('OR', { cost: ['20000'] }))).toEqual(['Hall'])
    const who = await athlete({ city: null, state: 'OR' })
    expect((await open(who, who.id, ids.public)).json().data).toMatchObject({
      avg_net_cost: 27_500,
      is_cost_estimate: true,
    })
    await tested.ports.database.db
      .update(colleges)
      .set({ basketball_confirmed: false })
      .where(inArray(colleges.id, Object.values(ids)))
  })

  test('are sorted by name if the town is unknown, and include all if the gender is unknown', async () => {
    const who = await athlete({ city: 'Nowhere', state: 'OR', user: { gender: null } })
    const { data } = await got(who, center(who.id))
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      'Alder State University',
      'Birch College',
      'Cedar Community College',
      'Dogwood College',
      'Fir University',
    ])
    expect(data[0].distance).toBeNull()
  })

  test('are measured from the center of the town if the page has no location', async () => {
    const who = await athlete({ city: 'Bend', state: 'OR' })
    const { data } = await got(who, center(who.id))
    expect(data[0]).toMatchObject({ name: 'Birch College', distance: 35 })
  })

  test('show for each college what a list shows, with its coaches and their messages', async () => {
    const who = await amara()
    const head = await coachAt(1, { first_name: 'Iris', last_name: 'Nolan' })
    const other = await contact(1, {
      first_name: 'Walt',
      last_name: 'Boone',
      position: 'Assistant coach',
      email: 'walt@alder.test',
      phone: '(541) 555-0101',
      rank: 1,
    })
    await sent(head, who, 'Hello Amara')
    await sent(head, who, 'One more thing')
    const expected = {
      kind: 'college',
      id: 1,
      name: 'Alder State University',
      short_name: 'Alder State',
      city: 'Portland',
      state: { key: 'OR', title: 'Oregon' },
      logo: null,
      image: null,
      colors: [],
      mascot: null,
      division: 'NCAA D1',
      conference: 'Big Sky',
      level: '4-year',
      control: 'public',
      setting: 'city',
      undergrad_enrollment: 15_000,
      admission_rate: 0.75,
      open_admission: false,
      avg_net_cost: 9_999,
      distance: 138,
      is_cost_estimate: false,
      is_favorite: false,
      coaches: [
        {
          id: head.contact_id,
          user_id: head.id,
          first_name: 'Iris',
          last_name: 'Nolan',
          position: 'Head coach',
          team_gender: null,
          photo: null,
          email: null,
          phone: null,
          verified_by: 'admin',
          unread_message_count: 2,
          is_own: false,
        },
        {
          id: other,
          user_id: null,
          first_name: 'Walt',
          last_name: 'Boone',
          position: 'Assistant coach',
          team_gender: null,
          photo: null,
          email: 'walt@alder.test',
          phone: '(541) 555-0101',
          verified_by: null,
          unread_message_count: 0,
          is_own: false,
        },
      ],
    }
    for (const reader of [who, await parentOf([who]), await successCoachOf(who)])
      expect((await got(reader, center(who.id), { q: 'alder' })).data).toEqual([expected])
  })

  test('count what each person has not read', async () => {
    const who = await amara()
    const mother = await parentOf([who])
    const head = await coachAt(2, { first_name: 'Ada', last_name: 'Unread' })
    await sent(head, who, 'Hello')
    await post(who, '/message/mark', { contact_id: head.id })
    const unread = async (reader: typeof who) =>
      (await got(reader, center(who.id), { q: 'ada unread' })).data[0].coaches.at(-1).unread_message_count
    expect(await unread(who)).toBe(0)
    expect(await unread(mother)).toBe(1)
  })

  test.each([
    ['alder', ['Alder State University']],
    ['ALD  univ', ['Alder State University']],
    ['asu', ['Alder State University']],
    ['trees', ['Alder State University']],
    ['tacoma', ['Birch College']],
    ['college', ['Birch College', 'Cedar Community College']],
    ['lder', []],
    ['%', []],
    ["o'dell", ['Fir University']],
    ['jose odell', ['Fir University']],
    ['', ['Birch College', 'Alder State University', 'Cedar Community College', 'Fir University']],
  ])('can be searched by college, short name, town, or coach: %j', async (q, found) => {
    const who = await amara()
    if (q.includes('dell')) await contact(6, { first_name: 'José', last_name: 'O’Dell', rank: 9 })
    expect(await names(who, center(who.id), { q })).toEqual(found)
  })

  test('report what is wrong in the address', async () => {
    const who = await amara()
    const answer = await room.get(who, center(who.id), { page: 0, q: 'x'.repeat(101) })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['page', 'q'])
    const wrong = await room.get(who, center('somebody'))
    expect(wrong.json().errors).toEqual({ id: ['Must be the id of a user'] })
  })
})

describe('RCC-01 the filters of a family', () => {
  test('include all options, and nothing is chosen at first', async () => {
    const who = await amara()
    const { data } = await got(who, center(who.id, '/get-filters'))
    expect(data.map(({ id, title, is_single }: Record<string, unknown>) => [id, title, is_single])).toEqual([
      ['division', 'Division', false],
      ['conference', 'Conference', false],
      ['state', 'State', false],
      ['distance', 'Distance', true],
      ['size', 'Size', false],
      ['setting', 'Setting', false],
      ['cost', 'Cost', true],
      ['admission', 'Admission', false],
    ])
    const variants = Object.fromEntries(
      data.map(({ id, variants }: { id: string; variants: { title: string }[] }) => [
        id,
        variants.map(({ title }) => title),
      ]),
    )
    expect(variants.conference).toEqual(['Big Sky', 'NWAC South'])
    expect(variants.distance).toEqual(
      [50, 100, 200, 300, 500].map((miles) => `Within ${miles} miles`).concat('Within 1,000 miles'),
    )
    expect(variants.size).toEqual(['Under 2,000', '2,000 to 5,000', '5,000 to 15,000', 'Over 15,000'])
    expect(variants.cost[0]).toBe('Under $10,000 a year')
    expect(variants.admission).toEqual(['Open admission', 'Over 75%', '50 to 75%', '25 to 50%', 'Under 25%'])
    expect(data.every(({ selected }: { selected: string[] }) => selected.length === 0)).toBe(true)
  })

  test.each([
    [{ division: ['NCAA D3', 'NWAC'] }, ['Birch College', 'Cedar Community College']],
    [{ conference: ['Big Sky'] }, ['Alder State University']],
    [{ state: ['WA'] }, ['Birch College']],
    [{ distance: ['50'] }, ['Birch College']],
    [{ distance: ['1000'] }, ['Birch College', 'Alder State University', 'Cedar Community College']],
    [{ size: ['under-2000'] }, ['Birch College']],
    [{ size: ['2000-5000', '5000-15000'] }, ['Alder State University', 'Cedar Community College']],
    [{ size: ['over-15000'] }, []],
    [{ setting: ['town', 'rural'] }, ['Birch College', 'Cedar Community College']],
    [{ cost: ['10000'] }, ['Alder State University']],
    [{ cost: ['30000'] }, ['Alder State University', 'Cedar Community College']],
    [{ admission: ['open'] }, ['Cedar Community College']],
    [{ admission: ['50-75'] }, ['Alder State University']],
    [{ admission: ['over-75', 'under-25'] }, ['Birch College']],
    [{ division: ['NCAA D1'], cost: ['10000'], state: [] }, ['Alder State University']],
    [{}, ['Birch College', 'Alder State University', 'Cedar Community College', 'Fir University']],
  ])('filter the results after they are saved: %j', async (filters, found) => {
    const who = await amara()
    expect((await save(who, who.id, filters)).statusCode).toBe(200)
    expect(await names(who, center(who.id))).toEqual(found)
  })

  test('have the conferences of a new list of colleges as soon as it is loaded', async () => {
    const who = await amara()
    const { db } = tested.ports.database
    const conferences = async (): Promise<string[]> => {
      const { data } = await got(who, center(who.id, '/get-filters'))
      const { variants } = data.find(({ id }: { id: string }) => id === 'conference')
      return variants.map(({ id }: { id: string }) => id)
    }
    const load = (version: string) =>
      db
        .insert(referenceData)
        .values({ name: 'colleges', version })
        .onConflictDoUpdate({ target: referenceData.name, set: { version } })
    expect(await conferences()).not.toContain('Gorge')
    const added = await college({ conference: 'Gorge' })
    await load('with Gorge')
    expect(await conferences()).toContain('Gorge')
    await db.delete(colleges).where(eq(colleges.id, added))
    await load('without Gorge')
    expect(await conferences()).not.toContain('Gorge')
  })

  test('are saved for everyone who looks after the athlete, and leaving one out clears it', async () => {
    const who = await amara()
    const mother = await parentOf([who])
    const selected = ({ data }: { data: { id: string; selected: string[] }[] }) =>
      Object.fromEntries(data.flatMap(({ id, selected }) => (selected.length > 0 ? [[id, selected]] : [])))
    const saved = await save(who, who.id, { state: ['WA', 'OR', 'WA'], cost: ['15000'] })
    expect(selected(saved.json())).toEqual({ state: ['OR', 'WA'], cost: ['15000'] })
    expect(selected(await got(mother, center(who.id, '/get-filters')))).toEqual({
      state: ['OR', 'WA'],
      cost: ['15000'],
    })
    await save(mother, who.id, { size: ['over-15000'] })
    expect(selected(await got(who, center(who.id, '/get-filters')))).toEqual({ size: ['over-15000'] })
  })

  test('are all refused if one is wrong, with the reasons', async () => {
    const who = await amara()
    const wrong = await save(who, who.id, {
      division: ['NFL'],
      distance: ['50', '100'],
      class: ['2027'],
      cost: ['1'],
    })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().errors).toEqual({
      'filters.division': ['Please choose from the list'],
      'filters.distance': ['Please choose one'],
      'filters.class': ['No such filter'],
      'filters.cost': ['Please choose from the list'],
    })
    expect((await save(who, who.id, { planet: ['mars'] })).statusCode).toBe(422)
    expect((await save(who, who.id, { state: 'OR' })).statusCode).toBe(422)
    expect(await names(who, center(who.id))).toHaveLength(4)
  })

  test('have no distance if the town is unknown', async () => {
    const who = await athlete()
    const answer = await save(who, who.id, { distance: ['50'] })
    expect(answer.json().errors).toEqual({ 'filters.distance': ['Please choose from the list'] })
  })
})

describe('RCC-01 favorites and actions', () => {
  test('favorites are newest first and shared by the family', async () => {
    const who = await amara()
    const mother = await parentOf([who])
    expect((await toggle(who, who.id, { college_id: 1 })).json()).toEqual({
      data: { is_favorite: true, favorites: 1 },
    })
    advanceClock(1000)
    await toggle(mother, who.id, { college_id: 3, is_favorite: true })
    expect(await names(who, center(who.id, '/get-favorites'))).toEqual([
      'Cedar Community College',
      'Alder State University',
    ])
    const { data } = await got(mother, center(who.id))
    expect(data.filter(({ is_favorite }: { is_favorite: boolean }) => is_favorite)).toHaveLength(2)
    const other = await amara()
    expect(await names(other, center(other.id, '/get-favorites'))).toEqual([])
  })

  test('the same state twice is harmless, and without a state each press toggles', async () => {
    const who = await amara()
    const press = async (body: object) =>
      (await toggle(who, who.id, { college_id: 2, ...body })).json().data.is_favorite
    expect([await press({ is_favorite: true }), await press({ is_favorite: true })]).toEqual([true, true])
    expect([await press({ is_favorite: false }), await press({ is_favorite: false })]).toEqual([false, false])
    expect([await press({}), await press({}), await press({})]).toEqual([true, false, true])
  })

  test('each answer has the number of favorites, like the counts next to the tabs', async () => {
    const who = await amara()
    const mother = await parentOf([who])
    const presses = [
      [who, { college_id: 1, is_favorite: true }, 1],
      [mother, { college_id: 2, is_favorite: true }, 2],
      [who, { college_id: 2, is_favorite: true }, 2],
      [who, { college_id: 1, is_favorite: false }, 1],
      [mother, { college_id: 1, is_favorite: false }, 1],
    ] as const
    for (const [presser, body, favorites] of presses) {
      expect((await toggle(presser, who.id, body)).json().data).toEqual({
        is_favorite: body.is_favorite,
        favorites,
      })
      expect((await got(who, center(who.id, '/counts'))).data.favorites).toBe(favorites)
    }
  })

  test('a favorite whose team is no longer confirmed can be removed, and not added again', async () => {
    const who = await amara()
    const press = (college_id: number, body: object = {}) => toggle(who, who.id, { college_id, ...body })
    const [one, other] = [await college(), await college()]
    for (const id of [one, other]) expect((await press(id)).statusCode).toBe(200)
    await tested.ports.database.db
      .update(colleges)
      .set({ basketball_confirmed: false })
      .where(inArray(colleges.id, [one, other]))
    for (const removed of [await press(one), await press(other, { is_favorite: false })])
      expect(removed.json().data.is_favorite).toBe(false)
    for (const body of [{}, { is_favorite: true }]) expect((await press(one, body)).statusCode).toBe(404)
  })

  test('a favorite must be an existing college', async () => {
    const who = await amara()
    for (const college_id of [5, 999_999])
      expect((await toggle(who, who.id, { college_id })).statusCode).toBe(404)
    for (const body of [
      {},
      { athlete_user_id: who.id },
      { college_id: 1, athlete_user_id: who.id },
      { college_id: 'x' },
    ]) {
      const answer = await toggle(who, who.id, body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors)).toEqual(['college_id'])
    }
    expect((await toggle(who, who.id, { college_id: 4_000_000_000 })).statusCode).toBe(422)
  })

  test('the popup shows everything about a college, and adds it to the recently viewed, latest first', async () => {
    const who = await amara()
    await open(who, who.id, 1)
    advanceClock(1000)
    await open(who, who.id, 3)
    advanceClock(1000)
    const answer = await open(await successCoachOf(who), who.id, 1)
    expect(answer.json().data).toMatchObject({
      id: 1,
      website: null,
      sat_avg: null,
      hbcu: false,
      distance: 138,
    })
    expect(answer.json().data.coaches.length).toBeGreaterThan(0)
    expect(await names(who, center(who.id, '/recently-viewed'))).toEqual([
      'Alder State University',
      'Cedar Community College',
    ])
    expect((await open(who, who.id, 999_999)).statusCode).toBe(404)
    expect((await open(who, who.id, 0)).statusCode).toBe(422)
  })

  test('recently contacted are those with calls, emails, SMS, and messages, latest first, each once', async () => {
    const who = await amara()
    const [byCall, byMail] = [await contact(1), await contact(2)]
    const writer = await coachAt(3)
    await add(who, { contact: byCall, event_date: '2026-02-01' })
    await add(who, { contact: byMail, type: 2, event_date: '2026-03-01' })
    await add(who, { contact: byCall, type: 3, event_date: '2026-04-01' })
    const contacted = () => names(who, center(who.id, '/recently-contacted'))
    expect(await contacted()).toEqual(['Alder State University', 'Birch College'])
    await sent(writer, who, 'Hello')
    expect((await contacted())[0]).toBe('Cedar Community College')
    await post(who, '/message/block', { contact: writer.id, is_blocked: true })
    advanceClock(60_000)
    await add(who, { contact: byMail, event_date: '2029-01-01' })
    advanceClock(60_000)
    await sent(writer, who, 'Are you there?')
    expect(await contacted()).toEqual(['Birch College', 'Cedar Community College', 'Alder State University'])
  })

  test('recently contacted are sorted by the real time, not by the local clock', async () => {
    const who = await amara()
    const called = await contact(1)
    await sent(await coachAt(3), who, 'Good morning')
    const now = clock.now()
    advanceClock(2 * 3_600_000)
    // An hour after the message, in Oregon.
    const local = new Date(now.getTime() - 7 * 3_600_000).toISOString()
    await add(who, {
      contact: called,
      event_date: local.slice(0, 10),
      event_time: local.slice(11, 16),
      offset: 480,
    })
    expect(await names(who, center(who.id, '/recently-contacted'))).toEqual([
      'Alder State University',
      'Cedar Community College',
    ])
  })

  test('the numbers next to the tabs match the lists', async () => {
    const who = await amara()
    await toggle(who, who.id, { college_id: 1 })
    await toggle(who, who.id, { college_id: 2 })
    await open(who, who.id, 3)
    await add(who, { contact: await contact(1) })
    await add(who, { contact: await contact(2) })
    await add(who, { contact: await contact(3) })
    expect((await got(await successCoachOf(who), center(who.id, '/counts'))).data).toMatchObject({
      favorites: 2,
      recently_contacted: 3,
      recently_viewed: 1,
      rc_guide_shown: false,
      athlete: { user_id: who.id, first_name: 'Amara', last_name: 'Park', contact_info: { phone: null } },
    })
  })

  test('RCC-04 the guide is shown once to each person', async () => {
    const who = await amara()
    const mother = await parentOf([who])
    const isShown = async (reader: typeof who) =>
      (await got(reader, center(who.id, '/counts'))).data.rc_guide_shown
    for (const _ of [1, 2])
      expect((await post(who, center(who.id, '/mark-quick-tip-shown'), {})).json()).toEqual({
        data: { rc_guide_shown: true },
      })
    expect([await isShown(who), await isShown(mother)]).toEqual([true, false])
  })
})

describe('pages of 15', () => {
  test('can be followed by links, and a college is found on its page', async () => {
    const who = await athlete({ lat: 0, lon: 0 })
    for (let place = 0; place < 17; place++)
      await college({ id: 500 + place, name: `Palm ${place}`, lat: 0, lon: place / 10, state: 'HI' })
    await save(who, who.id, { state: ['HI'] })
    const first = await got(who, center(who.id))
    expect(first.data).toHaveLength(15)
    expect(first.meta).toMatchObject({ current_page: 1, last_page: 2, total: 17, per_page: 15 })
    expect(first.links.next).toContain(`/api/recruiting-center/${who.id}?`)
    const second = await tested.app.inject({ url: first.links.next, headers: who.headers })
    expect(second.json().data.map(({ id }: { id: number }) => id)).toEqual([515, 516])
    expect(await got(who, center(who.id), { page: 9 })).toMatchObject({ data: [], meta: { total: 17 } })

    await toggle(who, who.id, { college_id: 516 })
    const pageOf = async (query: Record<string, string | number>) =>
      (await got(who, center(who.id, '/get-college-page'), query)).data.page
    expect(await pageOf({ college_id: 514 })).toBe(1)
    expect(await pageOf({ college_id: 516 })).toBe(2)
    expect(await pageOf({ college_id: 516, list: 'favorites' })).toBe(1)
    expect(await pageOf({ college_id: 516, list: 'recently-viewed' })).toBeNull()
    expect(await pageOf({ college_id: 1 })).toBeNull()
    expect((await got(who, center(who.id, '/get-athlete-page'), { athlete_id: who.id })).data.page).toBeNull()
    const wrong = await room.get(who, center(who.id, '/get-college-page'), { college_id: 0, list: 'all' })
    expect(Object.keys(wrong.json().errors).toSorted()).toEqual(['college_id', 'list'])
  })
})
