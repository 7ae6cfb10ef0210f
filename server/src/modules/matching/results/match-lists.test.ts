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

const portlandState = 209_807

describe('BCM-02 what is around the list', () => {
  test('adds up: chances, levels, and states each have every match, and switching off brings back what it says', async () => {
    const { data } = await m.read(who, '/overview')
    const { meta } = await m.list(who)
    const sum = (counts: { colleges: number }[]) => counts.reduce((all, { colleges }) => all + colleges, 0)
    expect(data.total).toBe(meta.total)
    const { reach, target, likely, unknown } = data.chances
    expect(reach + target + likely + unknown).toBe(data.total)
    expect(sum(data.levels)).toBe(data.total)
    expect(sum(data.states)).toBe(data.total)
    expect(data.considered).toBeGreaterThan(data.total)
    expect(data).toMatchObject({
      athlete: { user_id: who.id },
      survey: { completed: true, step: 8, version: 8 },
      ended_on: null,
      home: { city: 'Bend', state: 'OR' },
      radius_miles: 400,
      tip_shown: false,
    })
    const distance = data.must_haves.find(({ id }: { id: string }) => id === 'distance')
    expect(distance).toMatchObject({ title: 'Within 400 miles', is_on: true })
    const one = await m.matched({ priorities: { ...allSteps.priorities, must_haves: ['level'] } })
    expect((await m.read(one, '/overview')).data.total).toBe(data.total + distance.colleges)
  })

  test('before the survey is completed, it says where the survey was left', async () => {
    const fresh = await m.athlete()
    await m.save(fresh, fresh.id, 'player', allSteps.player)
    const { data } = await m.read(fresh, '/overview')
    expect(data).toMatchObject({
      survey: { completed: false, step: 2, version: 1, answered_on: null },
      total: 0,
      must_haves: [],
    })
    expect(data.considered).toBeGreaterThan(1000)
  })

  test('the tip is shown once to each person', async () => {
    const parent = await m.parentOf([who])
    expect((await m.tell(parent, '/college/mark-tip-shown', {}, who.id)).json()).toEqual({
      data: { tip_shown: true },
    })
    const shownTo = async (reader: typeof who) =>
      (await m.bcm(reader, who.id, '/overview')).json().data.tip_shown
    expect([await shownTo(parent), await shownTo(who)]).toEqual([true, false])
    expect((await m.tell(parent, '/college/mark-tip-shown', {}, who.id)).statusCode).toBe(200)
  })

  test('the map has every match of the list with its rank, and follows the filters', async () => {
    const { data } = await m.read(who, '/map')
    const { data: first, meta } = await m.list(who)
    expect(data).toHaveLength(meta.total)
    expect(data.slice(0, first.length)).toEqual(
      first.map(({ match_id, rank, total, college: { name, lat, lon } }) => ({
        id: match_id,
        name,
        lat,
        lon,
        rank,
        total,
      })),
    )
    const { key } = first[0]?.college.state ?? { key: '' }
    const there = await m.read(who, '/map', { state: key })
    expect(there.data).toEqual(
      data.filter(({ id }: { id: number }) => there.data.some((point: { id: number }) => point.id === id)),
    )
    expect(there.data.length).toBeLessThan(data.length)
  })
})

describe('BCM-02 favorites', () => {
  test('are those of the recruiting center, and need no package of it', async () => {
    const one = await m.athlete({ hasNoCenter: true, user: { gender: 'female' } })
    await m.finish(one)
    const [first, second] = (await m.list(one)).data
    if (!first || !second) throw new Error('There are too few matches.')
    const press = (college_id: number, more: object = {}) =>
      m.tell(one, '/survey/toggle-favorite', { college_id, ...more })
    expect((await press(first.match_id)).json().data).toEqual({ is_favorite: true, favorites: 1 })
    expect((await press(first.match_id, { is_favorite: true })).json().data.favorites).toBe(1)
    await press(portlandState)
    await press(second.match_id)
    expect((await press(second.match_id)).json().data).toEqual({ is_favorite: false, favorites: 2 })
    const { data, meta } = await m.read(one, '/favorites')
    expect(meta.total).toBe(2)
    expect(data).toMatchObject([
      { match_id: portlandState, rank: null, ruled_out_by: ['level'], is_favorite: true },
      { match_id: first.match_id, rank: 1, is_favorite: true },
    ])
    data.forEach(expectToAddUp)
    expect((await m.read(one, '/overview')).data.lists).toEqual({
      favorites: 2,
      recently_viewed: 0,
      recently_contacted: 0,
    })
    await m.grantCenter(one.id)
    expect(await m.names(one, m.center(one.id, '/get-favorites'))).toEqual([
      'Portland State University',
      first.college.name,
    ])
  })

  test('are paged, newest first', async () => {
    const one = await m.matched()
    const ids = (await m.read(one, '/map')).data.slice(0, 17).map(({ id }: { id: number }) => id)
    for (const college_id of ids) await m.tell(one, '/survey/toggle-favorite', { college_id })
    const pages = [
      await m.read(one, '/favorites'),
      await m.read(one, '/favorites', { page: 2 }),
      await m.read(one, '/favorites', { page: 3 }),
    ]
    expect(pages.map(({ data }) => data.length)).toEqual([15, 2, 0])
    const shown = pages.flatMap(({ data }) => data.map(({ match_id }: { match_id: number }) => match_id))
    expect(shown).toEqual(ids.toReversed())
  })
})
