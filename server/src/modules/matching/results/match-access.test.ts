import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../../platform/clock.ts'
import { matchReaders } from './results.factory.ts'

let app: TestApp
const m = matchReaders(() => app)
let who: Awaited<ReturnType<typeof m.matched>>
let college: number
beforeAll(async () => {
  app = await testApp()
  await m.load()
  who = await m.matched()
  college = (await m.list(who)).data[0]?.match_id ?? 0
})
afterAll(() => app.close())

const reads = () => [
  ...['/results', `/results/${college}`, '/overview', '/map', '/favorites', '/recently-viewed'],
  ...['/recently-contacted', `/college-page/${college}`, `/compare?colleges=${college}`],
  // Without a college, the paper is drawn quickly.
  ...['/matches.csv', '/matches.pdf?q=nowhere-at-all'],
]
const coach = {
  ...{ first_name: 'Ana', last_name: 'Ruiz', position: 'Head coach', team_gender: 'female' },
  email: 'ana@example.test',
}
const changes = (): [string, object][] => [
  ['/survey/toggle-favorite', { college_id: college }],
  ['/college/mark-tip-shown', {}],
  ['/college/add-coach', { college_id: college, ...coach }],
  [`/results/${college}/viewed`, {}],
]

describe('BCM-04 matches', () => {
  test('of another family do not exist, for any call', async () => {
    const other = await m.matched()
    const strangers = [other, await m.parentOf([other]), await m.successCoachOf(other)]
    for (const stranger of strangers) {
      for (const path of reads())
        expect((await m.call(stranger, 'GET', m.path(who.id, path))).statusCode, path).toBe(404)
      for (const [path, body] of changes())
        expect((await m.tell(stranger, path, body, who.id)).statusCode, path).toBe(404)
    }
  })

  test('of an athlete whom the success coach gave back do not exist anymore', async () => {
    const free = await m.successCoachOf()
    for (const path of reads())
      expect((await m.call(free, 'GET', m.path(who.id, path))).statusCode, path).toBe(404)
  })

  test('are not for other sports, and the refusal says so', async () => {
    const player = await m.athlete({ sport_key: 'soccer' })
    for (const path of reads()) {
      const answer = await m.call(player, 'GET', m.path(player.id, path))
      expect([answer.statusCode, answer.json().message], path).toEqual([
        403,
        'The best college match is for basketball athletes.',
      ])
    }
    for (const [path, body] of changes())
      expect((await m.tell(player, path, body)).statusCode, path).toBe(403)
  })

  test('with a college that is not in the data, or has no team for the athlete, do not exist', async () => {
    const menOnly = await m.college({ single_sex: 'men' })
    const noTeam = await m.college({ womens_basketball: false })
    for (const id of [1, menOnly, noTeam]) {
      expect((await m.bcm(who, who.id, `/results/${id}`)).statusCode).toBe(404)
      expect((await m.bcm(who, who.id, '/compare', { colleges: `${college},${id}` })).statusCode).toBe(404)
      expect((await m.tell(who, '/survey/toggle-favorite', { college_id: id })).statusCode).toBe(404)
    }
    expect((await m.bcm(who, who.id, '/college-page/1')).statusCode).toBe(404)
    expect((await m.tell(who, '/results/1/viewed')).statusCode).toBe(404)
    expect((await m.tell(who, '/college/add-coach', { college_id: 1, ...coach })).statusCode).toBe(404)
    for (const wrong of ['x', '0', '-4', '99999999999'])
      expect((await m.bcm(who, who.id, `/results/${wrong}`)).statusCode).toBe(422)
  })

  test('are open until the moment the package ends, however often they were read before', async () => {
    const one = await m.matched()
    const day = 24 * 3_600_000
    await m.endMatch(one.id, new Date(clock.now().getTime() + day))
    const endedOn = async () => (await m.read(one, '/overview')).data.ended_on
    try {
      expect(await endedOn()).toBeNull()
      advanceClock(day - 60_000)
      expect(await endedOn()).toBeNull()
      advanceClock(120_000)
      expect(await endedOn()).not.toBeNull()
    } finally {
      resetClock()
    }
  })

  test('stay readable after the package ended, and nothing new is added', async () => {
    const one = await m.matched()
    const before = await m.list(one)
    const id = before.data[0]?.match_id ?? 0
    await m.tell(one, '/survey/toggle-favorite', { college_id: id, is_favorite: true })
    await m.endMatch(one.id)
    expect((await m.list(one)).data.map(({ match_id }) => match_id)).toEqual(
      before.data.map(({ match_id }) => match_id),
    )
    for (const path of reads()) {
      const answer = await m.call(one, 'GET', m.path(one.id, path))
      expect(answer.statusCode, path).toBe(200)
    }
    expect((await m.read(one, '/overview')).data.ended_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    const next = before.data[1]?.match_id
    const successCoach = await m.successCoachOf(one)
    for (const [path, body] of [
      ['/survey/toggle-favorite', { college_id: next }],
      ['/college/add-coach', { college_id: id, ...coach }],
    ] as const) {
      const answer = await m.tell(one, path, body)
      expect([answer.statusCode, answer.json().code], path).toEqual([403, 'package_ended'])
      const helped = await m.tell(successCoach, path, body, one.id)
      expect(helped.json().code, path).toBe('package_ended')
    }
    expect((await m.tell(one, '/survey/toggle-favorite', { college_id: id })).json().data).toEqual({
      is_favorite: false,
      favorites: 0,
    })
    expect((await m.tell(one, `/results/${id}/viewed`)).statusCode).toBe(200)
    expect((await m.tell(one, '/college/mark-tip-shown')).statusCode).toBe(200)
  })
})
