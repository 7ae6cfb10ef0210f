import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { runLater } from '../../platform/jobs/outbox.ts'
import { users } from '../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { pageVisit } from '../profiles/profiles.visit.factory.ts'
import { rewriteScores } from './calculate-scores.ts'
import { asGirl, evaluationOf, rankingVisit } from './rankings.factory.ts'
import { rewriteScoresJob } from './rankings.jobs.ts'
import { evaluations, scores } from './rankings.tables.ts'

let tested: TestApp
let visit: Awaited<ReturnType<typeof rankingVisit>>
beforeAll(async () => {
  tested = await testApp()
  visit = await rankingVisit(tested)
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db

const leave = (userId: string, deleted_at: Date | null) =>
  db().update(users).set({ deleted_at }).where(eq(users.id, userId))

interface Line {
  rank: number
  slug: string
  score: number
}
const linesOf = async (query: string) =>
  (await visit.top(query)).athletes.map(({ rank, slug, score }: Line) => `${rank} ${slug} ${score}`)

describe('PUB-02 the top 100', () => {
  test('shows who an athlete is, where they play, and what they did, and nothing private', async () => {
    const page = await pageVisit(tested, {
      slug: 'amara-park',
      sport_key: 'soccer',
      position: 'GK',
      class_year: 2027,
      jersey_number: '1',
      high_school: 'Ridgeline High School',
      city: 'Bend',
      state: 'OR',
      birth_date: '2009-05-06',
      address: '12 Elm Street',
      user: { gender: 'female', first_name: 'Amara', last_name: 'Park', email: 'amara@private.test' },
    })
    await page.save('statistics', {
      type: 'high_school',
      season: 2025,
      values: { gp: 20, sv: 75, ga: 25, min: 1500, sho: 6 },
    })
    await visit.evaluate(page.id, { competition_level: 90, teammates: 80, leadership: 70 })
    const answer = await visit.ask('/top-100?sport=soccer')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toEqual({
      sport: { key: 'soccer' },
      gender: 'female',
      class: null,
      classes: [2027],
      athletes: [
        {
          id: page.id,
          slug: 'amara-park',
          rank: 1,
          score: 65.5,
          first_name: 'Amara',
          last_name: 'Park',
          photo: null,
          number: '1',
          color_theme: 'black',
          position: { key: 'GK', title: 'Goalkeeper' },
          class: 2027,
          high_school: 'Ridgeline High School',
          state: 'OR',
          figures: [
            { key: 'gaa', label: 'GAA', title: 'Goals against average', value: 1.5, decimals: 2, unit: null },
            { key: 'sv_pct', label: 'SV%', title: 'Save percentage', value: 75, decimals: 1, unit: '%' },
            { key: 'sv', label: 'SV', title: 'Saves', value: 75, decimals: 0, unit: null },
          ],
        },
      ],
    })
    for (const secret of ['private.test', 'Elm', '2009-05-06', 'Bend', page.userId])
      expect(answer.body).not.toContain(secret)
  })

  test('shows a premium page in black, and any other in its own color', async () => {
    const blue = { sport_key: 'basketball', class_year: 2031, color_theme: 'blue' } as const
    await visit.player(90, { ...blue, is_seros: true })
    await visit.player(80, blue)
    expect((await visit.top('?sport=basketball&class=2031')).athletes).toMatchObject([
      { color_theme: 'black' },
      { color_theme: 'blue' },
    ])
  })

  test('is by sport and class, highest first, with equal ranks for equal scores, sorted by name', async () => {
    const named = (slug: string, first_name: string, last_name: string) => ({
      slug,
      sport_key: 'hockey',
      user: { first_name, last_name },
    })
    await visit.player(70, { ...named('h-zoe', 'Zoe', 'Abel'), class_year: 2028 })
    await visit.player(90, { ...named('h-kim', 'Kim', 'Zorn'), class_year: 2028 })
    await visit.player(70, { ...named('h-ana', 'Ana', 'Abel'), class_year: 2029 })
    await visit.player(60, { ...named('h-lou', 'Lou', 'Abel'), class_year: 2029 })
    expect(await linesOf('?sport=hockey')).toEqual(['1 h-kim 45', '2 h-ana 35', '2 h-zoe 35', '4 h-lou 30'])
    expect(await linesOf('?sport=hockey&class=2029')).toEqual(['1 h-ana 35', '2 h-lou 30'])
    const { classes, class: year } = await visit.top('?sport=hockey&class=2029')
    expect({ classes, year }).toEqual({ classes: [2028, 2029], year: 2029 })
    expect((await visit.top('?sport=hockey&class=2040')).athletes).toEqual([])
  })

  test('ranks girls and boys separately, and nobody without a gender', async () => {
    const facts = { sport_key: 'hockey', class_year: 2035 }
    const boy = { ...facts, user: { gender: 'male' as const } }
    await visit.player(90, { ...boy, slug: 'g-max' })
    const girl = await visit.player(80, { ...facts, slug: 'g-mia' })
    await visit.player(70, { ...boy, slug: 'g-ben' })
    const unsaid = await visit.player(60, { ...facts, slug: 'g-kit', user: { gender: null } })
    expect(await linesOf('?sport=hockey&gender=female&class=2035')).toEqual(['1 g-mia 40'])
    expect(await linesOf('?sport=hockey&gender=male&class=2035')).toEqual(['1 g-max 45', '2 g-ben 35'])
    const rankingOf = async ({ id }: { id: string }) =>
      (await visit.rankingOf(id, visit.admin.headers)).json().data
    expect(await rankingOf(girl)).toMatchObject({ gender: 'female', in_class: { rank: 1, of: 1 } })
    expect(await rankingOf(unsaid)).toMatchObject({ gender: null, score: 30, in_class: null, in_sport: null })
  })

  test('ranks an athlete who sets the gender immediately, among the new peers', async () => {
    const facts = { sport_key: 'soccer', class_year: 2036 }
    const late = await visit.player(80, { ...facts, slug: 'g-late', user: { gender: null } })
    expect(await linesOf('?sport=soccer&class=2036')).toEqual([])
    const said = { first_name: 'Kit', last_name: 'Late', gender: 'female', class_year: 2036 }
    expect((await late.save('info', said)).statusCode).toBe(200)
    expect((await visit.top('?sport=soccer&class=2036')).athletes).toMatchObject([{ id: late.id, rank: 1 }])
  })

  test('is basketball unless another sport is named, and empty if nobody was evaluated', async () => {
    expect((await visit.top()).sport.key).toBe('basketball')
    await pageVisit(tested, { sport_key: 'baseball_softball', class_year: 2027 })
    expect(await visit.top('?sport=baseball_softball')).toEqual({
      sport: { key: 'baseball_softball' },
      gender: 'female',
      class: null,
      classes: [],
      athletes: [],
    })
  })

  test('drops athletes who hide or leave immediately, closes the ranks, and restores them when they return', async () => {
    const facts = { sport_key: 'lacrosse', class_year: 2027 }
    const first = await visit.player(90, { ...facts, slug: 'l-first' })
    const second = await visit.player(80, { ...facts, slug: 'l-second' })
    await visit.player(70, { ...facts, slug: 'l-third' })
    const shown = () => linesOf('?sport=lacrosse&class=2027')
    await first.save('settings', { is_visible: false })
    expect(await shown()).toEqual(['1 l-second 40', '2 l-third 35'])
    await leave(second.userId, new Date())
    expect(await shown()).toEqual(['1 l-third 35'])
    expect(await linesOf('?sport=lacrosse')).toEqual(['1 l-third 35'])
    await first.save('settings', { is_visible: true })
    await leave(second.userId, null)
    expect(await shown()).toEqual(['1 l-first 45', '2 l-second 40', '3 l-third 35'])
  })

  test('does not rank in a new sport by the score of the old one', async () => {
    const player = await visit.player(99, { slug: 'b-mover', sport_key: 'baseball_softball' })
    await db().update(athletes).set({ sport_key: 'soccer' }).where(eq(athletes.id, player.id))
    expect(await linesOf('?sport=baseball_softball')).toEqual([])
    expect((await linesOf('?sport=soccer')).join()).not.toContain('b-mover')
    await visit.calculate()
    expect((await linesOf('?sport=soccer')).join()).toContain('b-mover')
  })

  test('ends at a hundred: of those who tie for the last places, the first by name', async () => {
    const now = new Date()
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    const nameOf = (place: number) => `${letters[Math.floor(place / 26)]}${letters[place % 26]}a`
    for (let place = 101; place >= 0; place--)
      await buildAthlete(db(), {
        class_year: 2033,
        slug: `t-${place}`,
        user: { gender: 'female', last_name: nameOf(place) },
      })
    const class2033 = await db()
      .select({ user_id: athletes.user_id, slug: athletes.slug })
      .from(athletes)
      .where(eq(athletes.class_year, 2033))
    await db()
      .insert(evaluations)
      .values(
        class2033.map(({ user_id, slug }) => ({
          user_id,
          evaluator_id: visit.admin.userId,
          ...evaluationOf(slug === 't-101' ? 60 : 50),
          created_at: now,
          updated_at: now,
        })),
      )
    await visit.calculate()
    const lines = await linesOf('?class=2033')
    expect(lines).toHaveLength(100)
    expect(lines.slice(0, 3)).toEqual(['1 t-101 30', '2 t-0 25', '2 t-1 25'])
    expect(lines.at(-1)).toBe('2 t-98 25')
  })

  test.each([
    ['sport=chess', 'sport'],
    ['gender=girls', 'gender'],
    ['class=abc', 'class'],
    ['class=1999', 'class'],
    ['class=2027.5', 'class'],
    ["sport=basketball'%20or%201=1", 'sport'],
  ])('refuses %s with a clear text', async (query, field) => {
    const answer = await visit.ask(`/top-100?${query}`)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })
})

describe('PUB-02 the nightly calculation', () => {
  test('keeps its finished steps if it is interrupted, and the next one finishes', async () => {
    const facts = { sport_key: 'hockey', class_year: 2033 }
    const players: string[] = []
    for (const points of [10, 20, 30]) players.push((await visit.player(points, facts)).userId)
    const last = players.toSorted().at(-1)
    const night = new Date('2030-01-01')
    const isRewritten = async () => {
      const found = await db().select().from(scores).where(inArray(scores.user_id, players))
      return found.filter(({ calculated_at }) => calculated_at.getTime() === night.getTime()).length
    }
    await db().execute(
      sql.raw(`alter table rankings_scores add constraint no_room
        check (user_id <> '${last}' or calculated_at < '2029-01-01') not valid`),
    )
    await expect(rewriteScores(db(), night, 1)).rejects.toThrow()
    expect(await isRewritten()).toBe(2)
    await db().execute(sql`alter table rankings_scores drop constraint no_room`)
    await rewriteScores(db(), night, 2)
    expect(await isRewritten()).toBe(3)
  })

  test('follows the current pages, and drops athletes without an evaluation', async () => {
    const facts = { sport_key: 'hockey', class_year: 2031 }
    const rising = await visit.player(80, { ...facts, slug: 'n-rising' })
    const other = await tested.signedIn('admin')
    const forgotten = await pageVisit(tested, asGirl({ ...facts, slug: 'n-forgotten' }))
    await visit.evaluate(forgotten.id, { competition_level: 9, teammates: 9, leadership: 9 }, other.headers)
    for (const season of [2024, 2025])
      await rising.save('statistics', { type: 'high_school', season, values: { gp: 20, g: 10, a: 10 } })
    expect(await linesOf('?sport=hockey&class=2031')).toEqual(['1 n-rising 40', '2 n-forgotten 4.5'])
    await db().delete(users).where(eq(users.id, other.userId))
    await runLater(db(), rewriteScoresJob, null)
    // Full consistency, and half of production, because there is nobody to compare with.
    await eventually(async () => expect(await linesOf('?sport=hockey&class=2031')).toEqual(['1 n-rising 75']))
  })
})
