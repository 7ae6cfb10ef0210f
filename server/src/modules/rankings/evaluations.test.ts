import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { advanceClock, clock, resetClock } from '../../platform/clock.ts'
import { pageVisit } from '../profiles/profiles.visit.factory.ts'
import { rosterClaims } from '../roster/roster.tables.ts'
import { evaluationOf, rankingVisit } from './rankings.factory.ts'
import { evaluations } from './rankings.tables.ts'

let tested: TestApp
let visit: Awaited<ReturnType<typeof rankingVisit>>
beforeAll(async () => {
  tested = await testApp()
  visit = await rankingVisit(tested)
})
afterAll(() => tested.close())
afterEach(() => resetClock())

const db = () => tested.ports.database.db
const scoreOf = async (id: string) =>
  (await visit.rankingOf(id, visit.admin.headers)).json().data.score as number | null

describe('PUB-02 an evaluation', () => {
  test('by the athlete’s success coach is stored under that coach, and the score is updated immediately', async () => {
    const page = await pageVisit(tested)
    const coach = await page.successCoach()
    const own = () => visit.ask(`/athlete/${page.id}/evaluation`, coach)
    expect((await own()).json()).toEqual({ data: null })
    const given = { competition_level: 90, teammates: 80, leadership: 60 }
    const answer = await visit.evaluate(page.id, given, coach)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject(given)
    expect((await own()).json()).toEqual(answer.json())
    expect((await visit.ask(`/athlete/${page.id}/evaluation`, visit.admin.headers)).json().data).toBeNull()
    // 0.2 * 90 + 0.15 * 80 + 0.15 * 60: the page has no season yet.
    expect(await scoreOf(page.id)).toBe(39)
  })

  test('replaces the same person’s earlier one', async () => {
    const page = await pageVisit(tested)
    await visit.evaluate(page.id, evaluationOf(20))
    const first = (await visit.ask(`/athlete/${page.id}/evaluation`, visit.admin.headers)).json().data
    advanceClock(60_000)
    const second = (await visit.evaluate(page.id, evaluationOf(80))).json().data
    expect(second.updated_at > first.updated_at).toBe(true)
    expect(await scoreOf(page.id)).toBe(40)
    expect(await db().$count(evaluations, eq(evaluations.user_id, page.userId))).toBe(1)
  })

  test('counts as much as any other: they are averaged', async () => {
    const page = await pageVisit(tested, { slug: 'seen-by-two' })
    await visit.evaluate('seen-by-two', evaluationOf(60))
    await visit.evaluate('seen-by-two', evaluationOf(71), await page.successCoach())
    expect(await scoreOf(page.id)).toBe(32.8)
  })

  test('is not lost among many parallel ones', async () => {
    const page = await pageVisit(tested)
    const admins = await Promise.all(Array.from({ length: 5 }, () => tested.signedIn('admin')))
    await Promise.all(
      admins.map(({ headers }, place) => visit.evaluate(page.id, evaluationOf(60 + 10 * place), headers)),
    )
    expect(await scoreOf(page.id)).toBe(40)
  })

  test('of a hidden athlete is possible for people who see the page', async () => {
    const page = await pageVisit(tested, { is_visible: false })
    expect((await visit.evaluate(page.id, evaluationOf(50), await page.successCoach())).statusCode).toBe(200)
    expect((await visit.evaluate(page.id, evaluationOf(50))).statusCode).toBe(200)
  })

  test('reports everything that is wrong with it', async () => {
    const page = await pageVisit(tested)
    const answer = await visit.evaluate(page.id, { competition_level: 101, teammates: -1, leadership: '' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      competition_level: ['Competition level must be a whole number from 0 to 100'],
      teammates: ['Effect on teammates must be a whole number from 0 to 100'],
      leadership: ['Leadership must be a whole number from 0 to 100'],
    })
    for (const wrong of [{}, evaluationOf(50.5), { ...evaluationOf(1), teammates: null }])
      expect((await visit.evaluate(page.id, wrong)).statusCode).toBe(422)
    expect(await scoreOf(page.id)).toBeNull()
  })

  test('of an unknown athlete is not found', async () => {
    for (const id of ['nobody-at-all', '0199a5c0-0000-7000-8000-00000000dead', "x' or 1=1"]) {
      expect((await visit.evaluate(encodeURIComponent(id), evaluationOf(50))).statusCode).toBe(404)
      expect((await visit.rankingOf(encodeURIComponent(id), visit.admin.headers)).statusCode).toBe(404)
    }
  })
})

describe('PUB-02 the evaluator', () => {
  test('is never the family, a coach, or another athlete’s success coach', async () => {
    const page = await pageVisit(tested)
    const stranger = await tested.signedIn('rsc')
    const { userId: athlete_user_id } = await pageVisit(tested)
    await db()
      .insert(rosterClaims)
      .values({ athlete_user_id, success_coach_id: stranger.userId, created_at: clock.now() })
    const refused = {
      athlete: page.owner,
      parent: await page.parent(),
      'assigned coach': await page.assignedCoach(),
      coach: (await tested.signedIn('coach')).headers,
      'success coach of another': stranger.headers,
      affiliate: (await tested.signedIn('affiliate')).headers,
      editor: (await tested.signedIn('editor')).headers,
    }
    for (const [who, headers] of Object.entries(refused)) {
      const { statusCode } = await visit.evaluate(page.id, evaluationOf(100), headers)
      expect({ who, statusCode }).toEqual({ who, statusCode: 403 })
      const own = await visit.ask(`/athlete/${page.id}/evaluation`, headers)
      expect({ who, statusCode: own.statusCode }).toEqual({ who, statusCode: 403 })
    }
    expect((await visit.evaluate(page.id, evaluationOf(100), {})).statusCode).toBe(401)
    expect(await scoreOf(page.id)).toBeNull()
  })

  test('can’t evaluate in another person’s name, or set the score itself', async () => {
    const page = await pageVisit(tested)
    const coach = await page.successCoach()
    const given = {
      ...evaluationOf(10),
      evaluator_id: visit.admin.userId,
      user_id: 'x',
      score: 100,
      production: 100,
    }
    expect((await visit.evaluate(page.id, given, coach)).statusCode).toBe(200)
    expect((await visit.ask(`/athlete/${page.id}/evaluation`, visit.admin.headers)).json().data).toBeNull()
    expect(await scoreOf(page.id)).toBe(5)
  })

  test('no longer sees the athlete after the claim is gone, and the evaluation stays', async () => {
    const page = await pageVisit(tested)
    const coach = await page.successCoach()
    await visit.evaluate(page.id, evaluationOf(40), coach)
    await db().delete(rosterClaims).where(eq(rosterClaims.athlete_user_id, page.userId))
    expect((await visit.evaluate(page.id, evaluationOf(99), coach)).statusCode).toBe(403)
    expect(await scoreOf(page.id)).toBe(20)
  })
})

describe('PUB-02 an athlete’s own ranking', () => {
  test('shows the family, the success coach, and admins each part, its weight, and the rank', async () => {
    const facts = { sport_key: 'lacrosse', class_year: 2028 }
    await visit.player(95, { ...facts, class_year: 2027 })
    await visit.player(60, facts)
    const page = await visit.player(80, { ...facts, slug: 'own-place', user: { first_name: 'Noor' } })
    await page.save('statistics', {
      type: 'high_school',
      season: 2025,
      values: { gp: 10, g: 10, a: 10 },
    })
    await visit.calculate()
    const readers = [page.owner, await page.parent(), await page.successCoach(), visit.admin.headers]
    for (const headers of readers) {
      const answer = await visit.rankingOf(page.id, headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().data).toEqual({
        athlete_id: page.id,
        slug: 'own-place',
        first_name: 'Noor',
        sport: { key: 'lacrosse' },
        gender: 'female',
        class: 2028,
        score: 65,
        in_sport: { rank: 1, of: 3 },
        in_class: { rank: 1, of: 2 },
        evaluations: 1,
        seasons: 1,
        is_visible: true,
        parts: [
          { key: 'production', weight: 30, value: 50 },
          { key: 'competition_level', weight: 20, value: 80 },
          { key: 'consistency', weight: 20, value: 50 },
          { key: 'teammates', weight: 15, value: 80 },
          { key: 'leadership', weight: 15, value: 80 },
        ],
      })
    }
  })

  test('is private', async () => {
    const page = await visit.player(80)
    const other = await pageVisit(tested)
    const strangers = [
      other.owner,
      await other.parent(),
      await other.successCoach(),
      await page.assignedCoach(),
      (await tested.signedIn('coach')).headers,
      (await tested.signedIn('affiliate')).headers,
      (await tested.signedIn('editor')).headers,
    ]
    for (const headers of strangers) {
      const answer = await visit.rankingOf(page.id, headers)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).not.toHaveProperty('data')
    }
    expect((await visit.rankingOf(page.id, {})).statusCode).toBe(401)
    expect((await visit.rankingOf(page.id, (await tested.signedIn('unknown')).headers)).statusCode).toBe(403)
  })

  test('has no score and no rank without an evaluation, but has the parts from the page', async () => {
    const page = await pageVisit(tested)
    for (const season of [2024, 2025])
      await page.save('statistics', { type: 'high_school', season, values: { ppg: 10 } })
    const {
      score,
      in_sport,
      in_class,
      evaluations: given,
      seasons,
      parts,
    } = (await visit.rankingOf(page.id, page.owner)).json().data
    expect({ score, in_sport, in_class, given, seasons }).toEqual({
      score: null,
      in_sport: null,
      in_class: null,
      given: 0,
      seasons: 2,
    })
    expect(parts.map(({ value }: { value: number | null }) => value)).toEqual([50, null, 100, null, null])
  })

  test('of a hidden athlete has a score and no rank', async () => {
    const page = await visit.player(80, { is_visible: false, class_year: 2027 })
    const { score, in_sport, in_class, is_visible } = (await visit.rankingOf(page.id, page.owner)).json().data
    expect({ score, in_sport, in_class, is_visible }).toEqual({
      score: 40,
      in_sport: null,
      in_class: null,
      is_visible: false,
    })
  })
})
