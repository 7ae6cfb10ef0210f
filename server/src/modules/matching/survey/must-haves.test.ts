import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { allSteps, matchmaking } from '../matching.factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await m.college({ state: 'OR', division: 'NCAA D2', setting: 'town' })
  await m.college({ state: 'OR', division: 'NCAA D3', setting: 'city' })
  await m.college({ state: 'WA', division: 'NCAA D2', setting: 'city', lat: 47.6, lon: -122.3 })
  await m.college({ state: 'ME', division: 'NCAA D2', setting: 'rural', lat: 44.9, lon: -68.7 })
  await m.college({ state: 'ME', division: 'NCAA D3', setting: 'rural', lat: 44.9, lon: -68.7 })
  await m.college({ state: 'OR', division: 'NCAA D2', womens_basketball: false })
  await m.college({ state: 'OR', division: 'NCAA D2', basketball_confirmed: false })
})
afterAll(() => app.close())

const m = matchmaking(() => app)

const toggle = async (who: Somebody, body: object) => {
  const answer = await m.post(who, m.survey(who.id, '/toggle-filter-disabled'), body)
  expect(answer.statusCode, answer.body).toBe(200)
  const { data } = answer.json()
  const costs = data.must_haves.map((one: { id: string; is_on: boolean; colleges: number }) => [
    one.id,
    one.is_on,
    one.colleges,
  ])
  return { ...data, costs }
}
const versionOf = async (who: Somebody) => (await m.got(who, m.survey(who.id))).data.version

describe('BCM-01 a must-have', () => {
  test('is switched off and on, and each says what it costs', async () => {
    const who = await m.athlete()
    await m.finish(who)
    const off = await toggle(who, { must_have: 'distance' })
    expect(off).toMatchObject({ filter_disabled: ['distance'], total: 3 })
    expect(off.costs).toContainEqual(['distance', false, 1])
    expect(off.costs).toContainEqual(['level', true, 2])
    const on = await toggle(who, { must_have: 'distance' })
    expect(on).toMatchObject({ filter_disabled: [], total: 2 })
    expect(on.costs).toContainEqual(['distance', true, 1])
    expect(on.costs).toContainEqual(['level', true, 1])
  })

  test('pressed twice stays as it was wanted', async () => {
    const who = await m.athlete()
    await m.finish(who)
    const wanted = { must_have: 'level', is_disabled: true }
    expect(await toggle(who, wanted)).toMatchObject({ filter_disabled: ['level'], total: 3 })
    expect(await toggle(who, wanted)).toMatchObject({ filter_disabled: ['level'], total: 3 })
    expect(await versionOf(who)).toBe(9)
  })

  test('that the survey did not name becomes one', async () => {
    const who = await m.athlete()
    await m.finish(who, who.id, { place: { ...allSteps.place, settings: ['city'] } })
    const on = await toggle(who, { must_have: 'setting' })
    expect(on).toMatchObject({ filter_disabled: [], total: 1 })
    const { answers } = (await m.got(who, m.survey(who.id))).data
    expect(answers.priorities.must_haves).toEqual(['level', 'distance', 'setting'])
    expect(answers.priorities.weights).toEqual(allSteps.priorities.weights)
    const off = await toggle(who, { must_have: 'setting' })
    expect(off).toMatchObject({ filter_disabled: ['setting'], total: 2 })
  })

  test('that is no longer one is not switched off either', async () => {
    const who = await m.athlete()
    await m.finish(who)
    await toggle(who, { must_have: 'level' })
    const priorities = { ...allSteps.priorities, must_haves: ['distance'] }
    const saved = (await m.save(who, who.id, 'priorities', priorities)).json().data
    expect(saved.filter_disabled).toEqual([])
  })

  test('can be switched before the survey is answered, and that answers no step', async () => {
    const who = await m.athlete()
    await toggle(who, { must_have: 'size' })
    const survey = (await m.got(who, m.survey(who.id))).data
    expect(survey.questions.some(({ is_answered }: { is_answered: boolean }) => is_answered)).toBe(false)
    expect(survey.answers.priorities.must_haves).toEqual(['size'])
  })

  test('of another name is refused', async () => {
    const who = await m.athlete()
    const answer = await m.post(who, m.survey(who.id, '/toggle-filter-disabled'), { must_have: 'luck' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.must_have).toEqual(['Please choose one of the must-haves'])
  })
})

describe('BCM-01 a preview', () => {
  test('counts with the answers on the screen and stores nothing', async () => {
    const who = await m.athlete()
    await m.finish(who)
    const answers = { ...allSteps.place, radius_miles: 100 }
    const { data } = (await m.post(who, m.survey(who.id, '/preview'), { step: 'place', answers })).json()
    // The college without a women's team and the one that no source confirms don't count.
    expect(data).toMatchObject({ total: 1, considered: 5 })
    expect(data.states).toEqual([{ key: 'OR', title: 'Oregon', colleges: 1 }])
    expect(data.settings).toMatchObject({ town: 1, city: 0 })
    expect(data.points).toHaveLength(1)
    expect(data.points[0]).toMatchObject({ rank: null, total: null })
    expect(data.radii.find(({ miles }: { miles: number }) => miles === 400)).toMatchObject({ colleges: 2 })
    expect(await versionOf(who)).toBe(8)
  })

  test('has the colleges that no source confirms if they are wanted', async () => {
    const who = await m.athlete()
    const answers = { ...allSteps.campus, includes_unverified: true }
    const { data } = (await m.post(who, m.survey(who.id, '/preview'), { step: 'campus', answers })).json()
    expect(data.considered).toBe(6)
  })
})

describe('BCM-02 the states that a radius reaches', () => {
  const statesOf = async (who: Somebody, body: object) =>
    m.post(who, `/bcm/${who.id}/states-by-radius`, { lat: 44.06, lon: -121.32, radius_miles: 400, ...body })

  test('have the colleges with a team for the athlete, most first', async () => {
    const who = await m.athlete()
    const expected = [
      { key: 'OR', title: 'Oregon', colleges: 2 },
      { key: 'WA', title: 'Washington', colleges: 1 },
    ]
    expect((await statesOf(who, {})).json().data).toEqual(expected)
    // A switch or a wish of the survey changes nothing here.
    await m.finish(who, who.id, { place: { ...allSteps.place, regions: ['South'] } })
    expect((await statesOf(who, {})).json().data).toEqual(expected)
    expect((await statesOf(who, { radius_miles: 50 })).json().data).toEqual([
      { key: 'OR', title: 'Oregon', colleges: 2 },
    ])
    expect((await statesOf(who, { lat: -44, lon: 170 })).json().data).toEqual([])
  })

  test.each([{ radius_miles: 0 }, { radius_miles: 1e9 }, { lat: 91 }, { lon: 'x' }, { lat: null }])(
    'refuses %o',
    async (body) => {
      const answer = await statesOf(await m.athlete(), body)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors)).toEqual(Object.keys(body))
    },
  )
})
