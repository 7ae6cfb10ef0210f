import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { allSteps } from '../matching.factory.ts'
import { expectToAddUp, matchReaders } from './results.factory.ts'

let app: TestApp
const m = matchReaders(() => app)
let who: Awaited<ReturnType<typeof m.matched>>
beforeAll(async () => {
  app = await testApp()
  await m.load()
  who = await m.matched()
})
afterAll(() => app.close())

/** Portland State: Division I, so the must-have of Division II or NAIA rules it out. */
const portlandState = 209_807

const coachForm = (college_id: number, more: object = {}) => ({
  ...{ college_id, first_name: 'Ana', last_name: 'Ruiz', position: 'Head coach', team_gender: 'female' },
  email: 'ana@example.test',
  phone: '541-555-0133',
  ...more,
})

describe('BCM-02 the page of a match', () => {
  test('has the same score as the list, with every part explained', async () => {
    const { data, meta } = await m.list(who)
    const [first, second, third] = data
    if (!first || !second || !third) throw new Error('There are too few matches.')
    const shown = await m.match(who, second.match_id)
    expectToAddUp(shown)
    expect(shown).toMatchObject({
      rank: 2,
      total: second.total,
      chance: second.chance,
      distance: second.distance,
      net_cost: second.net_cost,
      unknown: second.unknown,
      ruled_out_by: [],
      neighbors: { previous: first.match_id, next: third.match_id, total: meta.total },
      college: second.college,
      athlete: { sat: null, act: null, gpa: 3.6 },
    })
    expect(shown.parts.map(({ factor, points, most, fit }) => [factor, points, most, fit])).toEqual(
      second.parts.map(({ factor, points, most, fit }) => [factor, points, most, fit]),
    )
    for (const part of shown.parts) {
      expect(part.verdict).not.toBe('')
      expect(part.workings.length).toBeGreaterThan(0)
      const shares = part.workings.reduce((sum, { share }) => sum + share, 0)
      const mean = part.workings.reduce((sum, { fit, share }) => sum + fit * share, 0) / shares
      expect(Math.round(mean)).toBe(part.fit)
    }
    expect(shown.reasons.length).toBeLessThanOrEqual(3)
    expect(shown.cautions.length).toBeLessThanOrEqual(2)
    expect(shown.answered_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    const factors = [...shown.parts, ...shown.unscored].map(({ factor }) => factor)
    expect(new Set(factors).size).toBe(8)
    expect(shown.similar).toHaveLength(4)
    for (const match of shown.similar) {
      expectToAddUp(match)
      expect(match.match_id).not.toBe(second.match_id)
    }
  })

  test('exists for a college that a must-have rules out, and says which', async () => {
    const shown = await m.match(who, portlandState)
    expect(shown).toMatchObject({
      rank: null,
      ruled_out_by: ['level'],
      neighbors: { previous: null, next: null },
    })
    expectToAddUp(shown)
    expect((await m.list(who, who.id, { q: 'Portland State' })).data).toEqual([])
  })

  test('test scores that the match ignores are not sent as compared', async () => {
    const one = await m.matched({
      academics: { ...allSteps.academics, sat: 1200, uses_tests: false },
    })
    const [first] = (await m.list(one)).data
    expect((await m.match(one, first?.match_id ?? 0)).athlete).toMatchObject({ sat: null, act: null })
  })

  test('a college whose team no source confirms is labeled, and in the list only if it is wanted', async () => {
    const unconfirmed = await m.college({ basketball_confirmed: false, conference: 'Nowhere' })
    const shown = await m.match(who, unconfirmed)
    expect([shown.rank, shown.college.is_confirmed]).toEqual([null, false])
    const asked = await m.matched({ campus: { ...allSteps.campus, includes_unverified: true } })
    const { data } = await m.list(asked, asked.id, { q: 'Nowhere' })
    expect(data).toMatchObject([{ match_id: unconfirmed, college: { is_confirmed: false } }])
    const { unverified } = (await m.read(asked, '/overview')).data
    expect(unverified).toMatchObject({ is_included: true })
    expect((await m.tell(asked, '/survey/toggle-favorite', { college_id: unconfirmed })).statusCode).toBe(200)
  })

  test('reading it changes nothing; opening it makes the college the last one viewed, also elsewhere', async () => {
    const one = await m.matched()
    const [first, second] = (await m.list(one)).data
    if (!first || !second) throw new Error('There are too few matches.')
    await m.match(one, first.match_id)
    expect((await m.read(one, '/recently-viewed')).data).toEqual([])
    for (const { match_id } of [first, second, first])
      expect((await m.tell(one, `/results/${match_id}/viewed`)).json()).toEqual({ data: { viewed: true } })
    for (const reader of [one, await m.parentOf([one])])
      expect((await m.bcm(reader, one.id, '/recently-viewed')).json().data).toEqual([first, second])
    expect(await m.names(one, m.center(one.id, '/recently-viewed'))).toEqual([
      first.college.name,
      second.college.name,
    ])
  })
})

describe('BCM-02 the coaches of a match', () => {
  test('are those of the athlete’s team, with the last contact and what is unread', async () => {
    const [first] = (await m.list(who)).data
    const id = first?.match_id ?? 0
    await m.contact(id, { first_name: 'Wanda', team_gender: 'female' })
    await m.contact(id, { first_name: 'Manny', team_gender: 'male' })
    const head = await m.coachAt(id, { first_name: 'Hedda' })
    await m.sent(head, who, 'Hello from campus')
    const called = await m.contact(id, { first_name: 'Carl' })
    await m.add(who, { contact: called, event_date: '2026-03-02' })
    await m.add(who, { contact: called, event_date: '2026-03-05', type: 3 })
    await m.add(who, { contact: called, event_date: '2027-03-05' })
    const { coaches } = await m.match(who, id)
    const shown = Object.fromEntries(coaches.map((coach) => [coach.first_name, coach]))
    expect(Object.keys(shown).toSorted()).toEqual(['Carl', 'Hedda', 'Wanda'])
    expect(shown.Carl).toMatchObject({ last_contact: 'Text on March 5, 2026', unread_message_count: 0 })
    expect(shown.Hedda).toMatchObject({ unread_message_count: 1, is_own: false })
    expect(shown.Hedda?.last_contact).toMatch(/^Message on /)
    expect(shown.Wanda).toMatchObject({ last_contact: null })
  })

  test('a coach whom the family adds is there for the family, and for nobody else', async () => {
    const [one, other] = [await m.matched(), await m.matched()]
    const parent = await m.parentOf([one])
    const id = (await m.list(one)).data[7]?.match_id ?? 0
    const added = await m.tell(parent, '/college/add-coach', coachForm(id), one.id)
    expect(added.statusCode, added.body).toBe(201)
    const { coaches } = await m.match(one, id)
    expect(coaches).toMatchObject([
      { id: added.json().data.id, is_own: true, phone: '(541) 555-0133', user_id: null },
    ])
    expect((await m.add(one, { contact: coaches[0]?.id })).statusCode).toBe(201)
    expect((await m.read(one, '/recently-contacted')).data).toMatchObject([{ match_id: id }])
    expect((await m.match(other, id)).coaches).toEqual([])
    const again = await m.tell(one, '/college/add-coach', coachForm(id))
    expect(again.json().errors).toEqual({
      email: ['You already added a coach with this email at this college'],
    })
  })

  test('a wrong form is refused with all its errors', async () => {
    const answer = await m.tell(who, '/college/add-coach', {
      ...{ college_id: 'x', first_name: ' ', last_name: '', position: '', team_gender: 'mixed' },
      ...{ email: 'nobody', phone: '12' },
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(
      ['college_id', 'email', 'first_name', 'last_name', 'phone', 'position', 'team_gender'].toSorted(),
    )
    const without = await m.tell(
      who,
      '/college/add-coach',
      coachForm(portlandState, { email: '', phone: '' }),
    )
    expect(without.json().errors).toEqual({ email: ['Please enter an email or a phone number'] })
  })
})

describe('BCM-02 comparing', () => {
  test('up to four matches come in the order asked for, each as on its own page', async () => {
    const ids = (await m.list(who)).data.slice(0, 3).map(({ match_id }) => match_id)
    const asked = [...ids.toReversed(), portlandState]
    const { data } = await m.read(who, '/compare', { colleges: asked.join(',') })
    expect(data.map(({ match_id }: { match_id: number }) => match_id)).toEqual(asked)
    expect(data[1]).toEqual(await m.match(who, asked[1] ?? 0))
    const twice = await m.read(who, '/compare', { colleges: `${ids[0]},${ids[0]}` })
    expect(twice.data).toHaveLength(1)
    for (const colleges of ['', 'x', '1,2,3,4,5'])
      expect((await m.bcm(who, who.id, '/compare', { colleges })).statusCode).toBe(422)
  })
})

describe('BCM-02 the college popup', () => {
  test('has the page of the list, and the match', async () => {
    const all = await m.matched({ priorities: { ...allSteps.priorities, must_haves: [] } })
    const { data } = await m.list(all, all.id, { page: 3 })
    const shown = await m.read(all, `/college-page/${data[4]?.match_id}`)
    expect(shown.data).toMatchObject({ page: 3, match: { rank: 35 }, college: { id: data[4]?.match_id } })
    const out = await m.read(who, `/college-page/${portlandState}`)
    expect(out.data).toMatchObject({ page: null, match: { rank: null, ruled_out_by: ['level'] } })
    const fresh = await m.athlete()
    expect((await m.read(fresh, `/college-page/${portlandState}`)).data).toMatchObject({
      page: null,
      match: null,
      college: { name: 'Portland State University' },
    })
  })
})
