import { actorOf } from '@fieldhouse/contract/actor.factory'
import type { Actor } from '@fieldhouse/contract/guards'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { emit } from '../../../events.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { colleges } from '../../colleges/colleges.tables.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { notices } from '../../messaging/messaging.tables.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { catalogOf } from '../catalog/catalog.ts'
import { allSteps, matchmaking } from '../matching.factory.ts'
import { refreshMatchesJob } from '../matching.jobs.ts'
import { matchPages, results, surveys } from '../matching.tables.ts'
import { openMatching } from '../owner/open-matching.ts'
import { inputsOf } from './inputs.ts'
import { matchesOf, matchPageOf } from './matches-of.ts'
import { refreshMatches } from './refresh-matches.ts'
import { scoreCatalog } from './score-catalog.ts'

const bend = { lat: 44.06, lon: -121.32 }
const redmond = { lat: 44.6, lon: -121.4 }
const portland = { lat: 45.5, lon: -122.6 }

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  for (let number = 0; number < 20; number++)
    await m.college({
      name: `College ${number}`,
      short_name: `C${number}`,
      avg_net_cost: 10_000 + number * 500,
      ...portland,
    })
})
afterAll(() => app.close())

const db = () => app.ports.database.db
const m = matchmaking(() => app)

const actor = ({ id }: Somebody): Actor => ({ ...actorOf('athlete'), id })
const ownerOf = (who: Somebody) => openMatching(db(), actor(who), who.id)
const pageNow = async (who: Somebody, number: number) =>
  matchPageOf(db(), await openMatching(db(), actor(who), who.id, number), number)
const matchesNow = async (who: Somebody) => matchesOf(db(), await ownerOf(who))
/** The results of a release before this one. */
const ageMethod = async (who: Somebody) => {
  const older = { inputs: 'older' }
  await db()
    .update(results)
    .set({ ...older, method_version: 0 })
    .where(eq(results.athlete_user_id, who.id))
  await db().update(matchPages).set(older).where(eq(matchPages.athlete_user_id, who.id))
}
const finished = async (facts: Parameters<typeof m.athlete>[0] = {}) => {
  const who = await m.athlete(facts)
  await m.finish(who)
  return who
}
const runJob = () => refreshMatchesJob.run(jobPorts(db()), null, newSending())
const storedOf = async (who: Somebody) =>
  (await db().select().from(results).where(eq(results.athlete_user_id, who.id)))[0]
const isStale = async (who: Somebody) =>
  (await db().select().from(surveys).where(eq(surveys.athlete_user_id, who.id)))[0]?.is_stale
const noticesOf = async ({ id }: Pick<Somebody, 'id'>) =>
  (await db().select().from(notices).where(eq(notices.user_id, id)).orderBy(notices.id))
    .filter(({ kind }) => kind === 'match')
    .map(({ text, path }) => ({ text, path }))

/** Whatever is stored follows from what is true now. */
const expectFresh = async (who: Somebody) => {
  const owner = await ownerOf(who)
  const stored = await storedOf(who)
  if (!owner.answers || !stored) throw new Error('There are no matches')
  const catalog = await catalogOf(db(), owner.catalog_version)
  expect(stored.inputs).toBe(inputsOf(owner.answers, catalog.version))
  expect(stored.survey_version).toBe(owner.survey?.version)
  expect(stored.ranking.map(([id, total]) => [id, total])).toEqual(
    scoreCatalog(owner.answers, catalog).matches.map(({ college_id, total }) => [college_id, total]),
  )
}

describe('BCM-02 stored matches', () => {
  test('need a completed survey', async () => {
    const who = await m.athlete()
    await m.save(who, who.id, 'player', allSteps.player)
    await expect(matchesNow(who)).rejects.toMatchObject({ code: 'survey_unfinished' })
  })

  test('are scored at the first reading, page by page, and stay', async () => {
    const who = await finished()
    const first = await pageNow(who, 1)
    expect(first.matches.map(({ rank }) => rank)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    expect(first.total).toBe(20)
    expect(first.matches[0]).toMatchObject({
      college: { short_name: 'C0', play_level: 'd2', is_confirmed: true },
      net_cost: 10_000,
      ruled_out_by: [],
    })
    const scored = await storedOf(who)
    expect((await pageNow(who, 2)).matches).toHaveLength(5)
    expect((await pageNow(who, 3)).matches).toEqual([])
    expect((await matchesNow(who)).scored_at).toEqual(scored?.scored_at)
    expect(await isStale(who)).toBe(false)
  })

  test.each([
    ['the survey', (who: Somebody) => m.save(who, who.id, 'money', { ...allSteps.money, budget: 11_000 })],
    [
      'a must-have',
      (who: Somebody) => m.post(who, m.survey(who.id, '/toggle-filter-disabled'), { must_have: 'level' }),
    ],
    ['the method', (who: Somebody) => ageMethod(who)],
    ['the catalog', () => m.college({ avg_net_cost: 9000 })],
  ] as const)('are scored again after a change of %s, before anyone reads them', async (_, change) => {
    const who = await finished()
    await pageNow(who, 1)
    await change(who)
    // The stored page is of older inputs.
    const { matches } = await pageNow(who, 1)
    await expectFresh(who)
    const [page] = await db()
      .select()
      .from(matchPages)
      .where(eq(matchPages.athlete_user_id, who.id))
      .orderBy(matchPages.number)
    expect(JSON.parse(page?.matches ?? '')).toEqual(matches)
  })

  test('are scored again after a change of the profile', async () => {
    const who = await finished({ class_year: 2028, city: 'Bend', state: 'OR', lat: 44.06, lon: -121.32 })
    const [before] = (await matchesNow(who)).ranking
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, who.id))
    await db()
      .update(athletes)
      .set({ city: 'Salem', lat: 44.94, lon: -123.04 })
      .where(eq(athletes.user_id, who.id))
    await emit(db(), 'profiles.page-changed', { athlete_id: page?.id ?? '' })
    expect(await isStale(who)).toBe(true)
    const [best] = (await matchesNow(who)).ranking
    expect(best?.miles).not.toBe(before?.miles)
    await expectFresh(who)
  })

  test('of a smaller list leave no old pages behind', async () => {
    const who = await finished()
    await matchesNow(who)
    await m.save(who, who.id, 'place', {
      ...allSteps.place,
      radius_miles: 10,
      home: { ...allSteps.place.home, lat: 30 },
    })
    expect((await pageNow(who, 2)).total).toBe(0)
    expect(await db().$count(matchPages, eq(matchPages.athlete_user_id, who.id))).toBe(0)
  })

  test('of a newer node are not undone by an older one', async () => {
    const who = await finished()
    await matchesNow(who)
    await db()
      .update(results)
      .set({ method_version: 99, inputs: 'newer' })
      .where(eq(results.athlete_user_id, who.id))
    expect((await matchesNow(who)).ranking.length).toBeGreaterThan(0)
    expect(await storedOf(who)).toMatchObject({ method_version: 99, inputs: 'newer' })
  })

  test('of saves and scorings at the same moment always belong together', async () => {
    const who = await finished()
    const work = Array.from({ length: 6 }, (_, index) => [
      m.save(who, who.id, 'money', { ...allSteps.money, budget: 10_000 + 1000 * index }),
      refreshMatches(db(), who.id).then((fresh) => {
        if (!fresh) throw new Error('There is nothing to score')
        const { matches } = scoreCatalog(fresh.answers, fresh.catalog)
        expect(fresh.results.ranking.map(([id]) => id)).toEqual(matches.map(({ college_id }) => college_id))
      }),
    ])
    await Promise.all(work.flat())
    expect(
      (await isStale(who)) || (await ownerOf(who)).survey?.version === (await storedOf(who))?.survey_version,
    ).toBe(true)
    await runJob()
    await expectFresh(who)
  })

  test('a change of the profile that commits during a scoring is not lost', async () => {
    const who = await finished({ city: 'Bend', state: 'OR', lat: 44.06, lon: -121.32 })
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, who.id))
    const change = transaction(db(), async (tx) => {
      await tx
        .update(athletes)
        .set({ lat: 45.5, lon: -122.6, city: 'Portland' })
        .where(eq(athletes.user_id, who.id))
      await emit(tx, 'profiles.page-changed', { athlete_id: page?.id ?? '' })
    })
    await Promise.all([change, refreshMatches(db(), who.id), refreshMatches(db(), who.id)])
    await runJob()
    await expectFresh(who)
  })
})

describe('BCM-02 notices', () => {
  const family = async () => {
    const who = await m.athlete({ user: { gender: 'female', first_name: 'Amara', last_name: 'Whitlock' } })
    const mother = await m.parentOf([who])
    const coach = await m.successCoachOf(who)
    await m.finish(who)
    return { who, mother, coach }
  }

  test('everyone who looks after the athlete hears once that the matches are ready', async () => {
    const { who, mother, coach } = await family()
    await Promise.all([runJob(), runJob(), matchesNow(who), matchesNow(who)])
    const ready = /best college matches are ready: \d+ colleges pass the must-haves\.$/
    expect(await noticesOf(who)).toEqual([
      { text: expect.stringMatching(/^Your best/), path: '/bcm/matches' },
    ])
    for (const one of [mother, coach]) {
      const [notice, ...more] = await noticesOf(one)
      expect(notice?.text).toMatch(ready)
      expect(notice).toMatchObject({
        text: expect.stringMatching(/^Amara Whitlock’s best/),
        path: `/bcm/${who.id}/matches`,
      })
      expect(more).toEqual([])
    }
  })

  test('the family’s own change tells nobody', async () => {
    const { who, mother } = await family()
    await runJob()
    await m.save(mother, who.id, 'priorities', {
      ...allSteps.priorities,
      weights: { ...allSteps.priorities.weights, cost: 0 },
    })
    await m.college({ avg_net_cost: 100, lat: 44.06, lon: -121.32 })
    await runJob()
    expect(await noticesOf(who)).toHaveLength(1)
    expect(await noticesOf(mother)).toHaveLength(1)
  })

  test('sends one notice when a new college joins the best five, and none when only their order changes', async () => {
    const { who, coach } = await family()
    await runJob()
    const near = await m.college({ short_name: 'Near State', avg_net_cost: 9000, ...bend })
    const close = await m.college({ short_name: 'Close State', avg_net_cost: 9000, ...redmond })
    await Promise.all([runJob(), runJob()])
    const [, changed, ...more] = await noticesOf(who)
    expect(changed).toEqual({
      text: 'Your best five colleges changed. New: Near State and Close State.',
      path: '/bcm/matches',
    })
    expect(more).toEqual([])
    expect((await noticesOf(coach)).at(-1)?.text).toMatch(/^Amara Whitlock’s best five colleges changed/)
    const added = async () => (await storedOf(who))?.best_known.filter((id) => id === near || id === close)
    expect(await added()).toEqual([near, close])
    // The same five in another order.
    await db().update(colleges).set(redmond).where(eq(colleges.id, near))
    await db().update(colleges).set(bend).where(eq(colleges.id, close))
    await m.renewCatalog()
    await runJob()
    expect(await added()).toEqual([close, near])
    expect(await noticesOf(who)).toHaveLength(2)
  })

  test('nobody hears of anything after the package ended', async () => {
    const who = await finished()
    await runJob()
    await m.endMatch(who)
    await m.college({ avg_net_cost: 40 })
    await runJob()
    expect(await noticesOf(who)).toHaveLength(1)
    await expectFresh(who)
  })
})
