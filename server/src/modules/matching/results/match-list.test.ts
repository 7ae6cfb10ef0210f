import { getMatches } from '@fieldhouse/contract/matching'
import type { Match } from '@fieldhouse/contract/matching.match'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { allSteps } from '../matching.factory.ts'
import { matchPages } from '../matching.tables.ts'
import { expectToAddUp, matchReaders } from './results.factory.ts'

let app: TestApp
const db = () => app.ports.database.db
const m = matchReaders(() => app)
let who: Awaited<ReturnType<typeof m.matched>>
beforeAll(async () => {
  app = await testApp()
  await m.load()
  who = await m.matched()
})
afterAll(() => app.close())

const idsOf = ({ data }: { data: Match[] }) => data.map(({ match_id }) => match_id)
const wide = { priorities: { ...allSteps.priorities, must_haves: [] } }

describe('BCM-02 the list of matches', () => {
  test('has 15 a page, the best first, and each college once', async () => {
    const all = await m.matched(wide)
    const first = await m.list(all)
    expect(first.data).toHaveLength(15)
    expect(first.meta.total).toBeGreaterThan(1000)
    const ids = new Set<number>()
    let before = { rank: 0, total: 100 }
    for (const page of [1, 2, 3, 21, 22, first.meta.last_page]) {
      const { data } = await m.list(all, all.id, { page })
      for (const { rank, total, match_id } of data) {
        expect(ids.has(match_id)).toBe(false)
        ids.add(match_id)
        expect(rank).toBeGreaterThan(before.rank)
        expect(total).toBeLessThanOrEqual(before.total)
        before = { rank: rank ?? 0, total }
      }
      expect(data[0]?.rank).toBe((page - 1) * 15 + 1)
    }
    for (const page of [first.meta.last_page + 1, 40_000, 3_000_000_000])
      expect((await m.list(all, all.id, { page })).data).toEqual([])
  })

  test('every total is the sum of its parts, on stored pages, on later ones, and in any order', async () => {
    const all = await m.matched(wide)
    for (const query of [{ page: 1 }, { page: 25 }, { sort: 'cost' }, { sort: 'name', page: 9 }]) {
      const { data } = await m.list(all, all.id, query)
      expect(data).toHaveLength(15)
      data.forEach(expectToAddUp)
    }
  })

  test('a stored page has exactly what the contract names, and says when it has not changed', async () => {
    const answer = await m.bcm(who, who.id, '/results')
    expect(getMatches.output.parse(answer.json())).toEqual(answer.json())
    const tag = String(answer.headers.etag)
    const again = await app.app.inject({
      method: 'GET',
      url: `/api${m.path(who.id, '/results')}`,
      headers: { ...who.headers, 'if-none-match': tag },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(answer.headers['cache-control']).toMatch(/private/)
  })

  test('is the same for everyone who looks after the athlete', async () => {
    const mine = await m.list(who)
    for (const reader of [await m.parentOf([who]), await m.successCoachOf(who)])
      expect(await m.list(reader, who.id)).toEqual(mine)
  })

  test('the order by distance, cost, and name changes no rank, and unknowns come last', async () => {
    const ranks = new Map((await m.list(who)).data.map(({ match_id, rank }) => [match_id, rank]))
    for (const sort of ['distance', 'cost', 'name'] as const) {
      const { data, meta, links } = await m.list(who, who.id, { sort })
      const figures = data.map(({ distance, net_cost, college }) =>
        sort === 'distance' ? distance : sort === 'cost' ? net_cost : college.short_name.toLowerCase(),
      )
      const known = figures.filter((figure) => figure !== null)
      expect(figures.slice(0, known.length)).toEqual(known)
      expect(known).toEqual(known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
      for (const { match_id, rank } of data) if (ranks.has(match_id)) expect(rank).toBe(ranks.get(match_id))
      if (meta.last_page > 1) expect(links.next).toContain(`sort=${sort}`)
    }
  })

  test('is narrowed by text, chance, level, and state, which changes no rank', async () => {
    const all = await m.list(who)
    const [first] = all.data
    if (!first) throw new Error('There is no match.')
    const found = await m.list(who, who.id, { q: first.college.city.toUpperCase() })
    expect(found.data).toContainEqual(first)
    expect((await m.list(who, who.id, { q: 'no such college' })).data).toEqual([])
    const state = first.college.state.key
    const there = await m.list(who, who.id, { state, level: 'd2,naia' })
    expect(there.data.length).toBeGreaterThan(0)
    for (const { college } of there.data) expect(college.state.key).toBe(state)
    const naia = await m.list(who, who.id, { level: 'naia' })
    for (const { college } of naia.data) expect(college.play_level).toBe('naia')
    const counts = await Promise.all(
      (['reach', 'target', 'likely'] as const).map(async (chance) => {
        const { data, meta } = await m.list(who, who.id, { chance })
        for (const match of data) expect(match.chance).toBe(chance)
        return meta.total
      }),
    )
    const { chances } = (await m.read(who, '/overview')).data
    expect(counts).toEqual([chances.reach, chances.target, chances.likely])
    const next = await m.list(who, who.id, { chance: 'reach,target,likely' })
    expect(next.meta.total + chances.unknown).toBe(all.meta.total)
  })

  test('all wrong filters are refused together', async () => {
    const answer = await m.bcm(who, who.id, '/results', {
      page: 0,
      sort: 'luck',
      chance: 'sure',
      level: 'nba',
      state: 'Oregon',
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual([
      'chance.0',
      'level.0',
      'page',
      'sort',
      'state',
    ])
  })

  test('a heart shows at once, also on a stored page', async () => {
    const [, second] = idsOf(await m.list(who))
    expect((await m.tell(who, '/survey/toggle-favorite', { college_id: second })).statusCode).toBe(200)
    const { data } = await m.list(who)
    expect(data.map(({ is_favorite }) => is_favorite).slice(0, 3)).toEqual([false, true, false])
    const { data: narrowed } = await m.list(who, who.id, { sort: 'name' })
    expect(narrowed.filter(({ is_favorite }) => is_favorite).map(({ match_id }) => match_id)).toEqual(
      narrowed.some(({ match_id }) => match_id === second) ? [second] : [],
    )
  })

  test('is refused before the survey is completed', async () => {
    const fresh = await m.athlete()
    for (const path of ['/results', '/results/209807', '/map', '/favorites', '/compare?colleges=209807']) {
      const answer = await m.call(fresh, 'GET', m.path(fresh.id, path))
      expect([answer.statusCode, answer.json().code], path).toEqual([409, 'survey_unfinished'])
    }
    for (const file of ['csv', 'pdf'])
      expect((await m.bcm(fresh, fresh.id, `/matches.${file}`)).statusCode).toBe(409)
  })
})

describe('BCM-02 results are never those of an older survey', () => {
  test('after a saved step, the next reading has the new ones', async () => {
    const one = await m.matched()
    const before = await m.list(one)
    await m.save(one, one.id, 'priorities', {
      weights: { ...allSteps.priorities.weights, level: 0, cost: 5 },
      must_haves: ['distance'],
    })
    const after = await m.list(one)
    expect(idsOf(after)).not.toEqual(idsOf(before))
    for (const { parts } of after.data) expect(parts.map(({ factor }) => factor)).not.toContain('level')
    after.data.forEach(expectToAddUp)
    expect((await m.read(one, '/overview')).data.survey.version).toBe(9)
  })

  test('after a change of the profile, too', async () => {
    const one = await m.athlete({ city: 'Bend', state: 'OR', lat: 44.06, lon: -121.32 })
    const { home } = (await m.got(one, m.survey(one.id))).data.answers.place
    await m.finish(one, one.id, { place: { ...allSteps.place, home } })
    const before = await m.list(one)
    await db()
      .update(athletes)
      .set({ city: 'Dayton', state: 'OH', lat: 39.76, lon: -84.19 })
      .where(eq(athletes.user_id, one.id))
    const after = await m.list(one)
    expect(idsOf(after)).not.toEqual(idsOf(before))
    for (const { distance } of after.data) expect(distance).toBeLessThanOrEqual(400)
    expect((await m.read(one, '/overview')).data.home.city).toBe('Dayton')
  })

  test('a stored page of other inputs is not shown', async () => {
    const one = await m.matched()
    const before = await m.list(one)
    await db()
      .update(matchPages)
      .set({ inputs: 'older', matches: sql`'[]'` })
      .where(eq(matchPages.athlete_user_id, one.id))
    expect(await m.list(one)).toEqual(before)
  })
})
