import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { education } from '../../profiles/sections/sections.tables.ts'
import { figures } from '../../profiles/statistics/statistics.tables.ts'
import { allSteps, matchmaking } from '../matching.factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const db = () => app.ports.database.db
const m = matchmaking(() => app)

const amara = async (facts = {}) => {
  const who = await m.athlete({
    position: 'CG',
    secondary_position: 'W',
    class_year: 2028,
    height_cm: 177.8,
    wingspan_cm: 186.69,
    city: 'Bend',
    state: 'OR',
    lat: 44.0582,
    lon: -121.3153,
    ...facts,
  })
  const [page] = await db().select().from(athletes).where(eq(athletes.user_id, who.id))
  const athlete_id = page?.id ?? ''
  await db()
    .insert(education)
    .values({ athlete_id, gpa: 3.87, core_gpa: 3.7, sat: 1310, act: null, intended_majors: [], honors: [] })
  const season = { ppg: 19.8, rpg: 5.5, apg: 3.9, spg: 2.4, bpg: 0.4 }
  await db()
    .insert(figures)
    .values(Object.entries(season).map(([key, value]) => ({ athlete_id, key, value })))
  return { ...who, athlete_id }
}

const surveyOf = async (who: Parameters<typeof m.got>[0], id = who.id) =>
  (await m.got(who, m.survey(id))).data

describe('BCM-01 a new survey', () => {
  test('is filled in from the profile and says so', async () => {
    const who = await amara()
    const survey = await surveyOf(who)
    expect(survey).toMatchObject({ step: 1, completed: false, version: 0, saved_at: null, answered_on: null })
    expect(survey.answers.player).toEqual({
      gender: 'female',
      class_year: 2028,
      positions: ['PG', 'SG', 'SF'],
      height_in: 70,
      wingspan_in: 73.5,
      role: null,
    })
    expect(survey.answers.game.averages).toEqual({
      points: 19.8,
      rebounds: 5.5,
      assists: 3.9,
      steals: 2.4,
      blocks: 0.4,
    })
    expect(survey.answers.academics).toMatchObject({ gpa: 3.87, core_gpa: 3.7, sat: 1310, act: null })
    // Rounded: a distance needs no address.
    expect(survey.answers.place.home).toEqual({
      city: 'Bend',
      state: 'OR',
      zip: null,
      lat: 44.06,
      lon: -121.32,
    })
    expect(survey.from_profile).toEqual([
      ...['player.gender', 'player.class_year', 'player.positions', 'player.height_in', 'player.wingspan_in'],
      ...['game.averages', 'academics.gpa', 'academics.core_gpa', 'academics.sat', 'place.home'],
    ])
    expect(survey.alert).toMatch(/eight short steps/)
  })

  test('of an athlete whose profile says nothing is empty, and no mistake of ours', async () => {
    const who = await m.athlete({ user: { gender: null } })
    const survey = await surveyOf(who)
    expect(survey.answers.player).toMatchObject({ gender: null, positions: [], height_in: null })
    expect(survey.from_profile).toEqual([])
    const preview = await m.post(who, m.survey(who.id, '/preview'), {
      step: 'place',
      answers: allSteps.place,
    })
    expect(preview.statusCode, preview.body).toBe(200)
  })

  test('leaves out what can’t be', async () => {
    const who = await amara({ height_cm: 95, class_year: 2001, state: 'Oregon', position: 'QB' })
    const { player, place } = (await surveyOf(who)).answers
    expect(player).toMatchObject({ height_in: null, class_year: null, positions: ['SG', 'SF'] })
    expect(place.home).toBeNull()
  })
})

describe('BCM-01 a saved step', () => {
  test('is there on every device, and the next step follows', async () => {
    const who = await amara()
    const mother = await m.parentOf([who])
    const player = { ...allSteps.player, height_in: 71 }
    const saved = (await m.save(mother, who.id, 'player', player)).json().data
    expect(saved).toMatchObject({ step: 2, version: 1, completed: false })
    expect(saved.alert).toBe('1 of 8 steps are done. Next: Level.')
    expect(saved.questions.filter(({ is_answered }: { is_answered: boolean }) => is_answered)).toHaveLength(1)
    expect(await surveyOf(who)).toMatchObject({ step: 2, version: 1, answers: { player } })
  })

  test('keeps what differs from the profile. The rest follows the profile', async () => {
    const who = await amara()
    const { player } = (await surveyOf(who)).answers
    await m.save(who, who.id, 'player', { ...player, wingspan_in: 75 })
    await db()
      .update(athletes)
      .set({ height_cm: 182.88, wingspan_cm: 190 })
      .where(eq(athletes.user_id, who.id))
    const survey = await surveyOf(who)
    expect(survey.answers.player).toMatchObject({ height_in: 72, wingspan_in: 75 })
    expect(survey.from_profile).toContain('player.height_in')
    expect(survey.from_profile).not.toContain('player.wingspan_in')
  })

  test('can empty what the profile says', async () => {
    const who = await amara()
    const { academics } = (await surveyOf(who)).answers
    await m.save(who, who.id, 'academics', { ...academics, sat: null })
    expect((await surveyOf(who)).answers.academics.sat).toBeNull()
  })

  test('completes the survey with the last of the eight, in any order', async () => {
    const who = await amara()
    const steps = Object.entries(allSteps).toReversed()
    const answers = []
    for (const [step, given] of steps)
      answers.push((await m.save(who, who.id, step as keyof typeof allSteps, given)).json().data)
    expect(answers.map(({ completed }) => completed)).toEqual([...Array(7).fill(false), true])
    expect(answers.at(-1)).toMatchObject({
      step: 8,
      version: 8,
      alert: 'Your survey is complete. Your matches are ready.',
    })
    expect(answers.at(-1).answered_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    const check = (await m.got(who, m.survey(who.id, '/check-completed'))).data
    expect(check).toEqual({ step: 8, completed: true, alert: null })
    const again = (await m.save(who, who.id, 'money', { ...allSteps.money, budget: 9000 })).json().data
    expect(again).toMatchObject({ completed: true, version: 9 })
    expect(again.alert).toMatch(/up to date/)
  })

  test('does not complete it while nothing can be scored', async () => {
    const who = await amara()
    const none = Object.fromEntries(Object.keys(allSteps.priorities.weights).map((factor) => [factor, 0]))
    const priorities = { weights: none as typeof allSteps.priorities.weights, must_haves: [] }
    expect(await m.finish(who, who.id, { priorities })).toMatchObject({
      completed: false,
      alert: 'Nothing can be scored yet. In step 8, give a weight to something that you answered.',
    })
  })

  test('refuses a field of study that no college has', async () => {
    await m.college({ top_majors: [{ field: 'Education', share: 0.2 }] })
    const who = await amara()
    const given = (majors: string[]) => m.save(who, who.id, 'academics', { ...allSteps.academics, majors })
    const refused = await given(['Education', 'Wizardry'])
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ 'answers.majors': ['Please choose from the listed fields'] })
    const answers = { ...allSteps.academics, majors: ['Wizardry'] }
    const previewed = await m.post(who, `/bcm/${who.id}/survey/preview`, { step: 'academics', answers })
    expect(previewed.json().errors).toEqual(refused.json().errors)
    expect((await given(['Education'])).statusCode).toBe(200)
    expect((await surveyOf(who)).majors).toContain('Education')
  })

  test('of two people at the same moment is not lost', async () => {
    const who = await amara()
    const father = await m.parentOf([who])
    const saves = await Promise.all([
      ...Array.from({ length: 4 }, () => m.save(who, who.id, 'money', { ...allSteps.money, budget: 1234 })),
      ...Array.from({ length: 4 }, () => m.save(father, who.id, 'level', allSteps.level)),
    ])
    expect(saves.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    const { version, answers } = await surveyOf(who)
    expect(version).toBe(8)
    expect([answers.money.budget, answers.level]).toEqual([1234, allSteps.level])
  })
})

describe('BCM-01 hostile answers', () => {
  test.each([
    ['no body', {}],
    ['no such step', { step: 'luck', answers: {} }],
    ['another step’s answers', { step: 'money', answers: allSteps.player }],
    ['a list instead of answers', { step: 'money', answers: [] }],
    [
      'too many positions',
      { step: 'player', answers: { ...allSteps.player, positions: Array(500).fill('PG') } },
    ],
    ['a huge number', { step: 'money', answers: { ...allSteps.money, budget: 1e300 } }],
    [
      'a long name',
      {
        step: 'place',
        answers: { ...allSteps.place, home: { ...allSteps.place.home, city: 'x'.repeat(9999) } },
      },
    ],
    [
      'a home on the moon',
      { step: 'place', answers: { ...allSteps.place, home: { ...allSteps.place.home, lat: 1e9 } } },
    ],
  ])('%s: refused in words', async (_, body) => {
    const who = await amara()
    for (const path of ['', '/preview']) {
      const answer = await m.post(who, m.survey(who.id, path), body)
      expect(answer.statusCode, answer.body).toBe(422)
      expect(Object.keys(answer.json().errors)).not.toEqual([])
    }
    expect((await surveyOf(who)).version).toBe(0)
  })

  test.each([
    ['a zero byte', 400, 'Be\u0000nd'],
    ['a megabyte', 413, 'x'.repeat(2_000_000)],
  ])('%s: %i', async (_, status, city) => {
    const who = await amara()
    const home = { ...allSteps.place.home, city }
    const answer = await m.save(who, who.id, 'place', { ...allSteps.place, home })
    expect(answer.statusCode).toBe(status)
  })

  test('all errors of a step come together', async () => {
    const who = await amara()
    const answer = await m.save(who, who.id, 'player', {
      ...allSteps.player,
      gender: 'x',
      height_in: 300,
      positions: [],
    })
    expect(Object.keys(answer.json().errors).toSorted()).toEqual([
      'answers.gender',
      'answers.height_in',
      'answers.positions',
    ])
  })

  test('names that are not in the survey are not stored', async () => {
    const who = await amara()
    const answer = await m.save(who, who.id, 'money', { ...allSteps.money, __proto__: { x: 1 }, extra: 'x' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.answers.money).toEqual(allSteps.money)
  })
})
