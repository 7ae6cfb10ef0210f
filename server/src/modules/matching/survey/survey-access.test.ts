import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { users } from '../../accounts/accounts.tables.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { allSteps, matchmaking } from '../matching.factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await m.college()
})
afterAll(() => app.close())

const db = () => app.ports.database.db
const m = matchmaking(() => app)

/** Every call of the survey, for an athlete. */
const calls = {
  getSurvey: (who: Somebody, id: string) => m.get(who, m.survey(id)),
  checkCompleted: (who: Somebody, id: string) => m.get(who, m.survey(id, '/check-completed')),
  getStatesByRadius: (who: Somebody, id: string) =>
    m.post(who, `/bcm/${id}/states-by-radius`, { lat: 44, lon: -121, radius_miles: 300 }),
  previewSurvey: (who: Somebody, id: string) =>
    m.post(who, m.survey(id, '/preview'), { step: 'money', answers: allSteps.money }),
  saveSurvey: (who: Somebody, id: string) => m.save(who, id, 'money', allSteps.money),
  toggleFilterDisabled: (who: Somebody, id: string) =>
    m.post(who, m.survey(id, '/toggle-filter-disabled'), { must_have: 'level' }),
}
const names = Object.keys(calls) as (keyof typeof calls)[]

const answersOf = (who: Somebody, id: string) =>
  Promise.all(names.map(async (name) => ({ name, answer: await calls[name](who, id) })))

const expectAll = async (who: Somebody, id: string, status: number, message?: string) => {
  for (const { name, answer } of await answersOf(who, id)) {
    expect([name, answer.statusCode]).toEqual([name, status])
    if (message) expect(answer.json().message).toBe(message)
  }
}

describe('BCM-04 a survey', () => {
  test('is open to the athlete, the parents, and the success coach', async () => {
    const child = await m.athlete()
    for (const who of [child, await m.parentOf([child]), await m.successCoachOf(child)])
      await expectAll(who, child.id, 200)
  })

  test('of another family does not exist', async () => {
    const [child, other] = [await m.athlete(), await m.athlete()]
    await m.finish(child)
    const parent = await m.parentOf([other])
    for (const who of [other, parent]) {
      await expectAll(who, child.id, 404)
      await expectAll(who, '019a8100-0000-7000-8000-00000000ffff', 404)
    }
    const { version } = (await m.got(child, m.survey(child.id))).data
    expect(version).toBe(8)
  })

  test('does not exist for a success coach without that athlete', async () => {
    const [child, other] = [await m.athlete(), await m.athlete()]
    await expectAll(await m.successCoachOf(other), child.id, 404)
    await expectAll(await m.successCoachOf(), child.id, 404)
  })

  test('needs no package for a success coach', async () => {
    const child = await m.people.athlete({ user: { gender: 'male' } })
    await expectAll(await m.successCoachOf(child), child.id, 200)
    await expectAll(child, child.id, 403)
  })

  test('is for basketball athletes', async () => {
    const child = await m.athlete({ sport_key: 'hockey' })
    const message = 'The best college match is for basketball athletes.'
    for (const who of [child, await m.parentOf([child]), await m.successCoachOf(child)])
      await expectAll(who, child.id, 403, message)
  })

  test('of one child is not open because of another child’s package', async () => {
    const [child, without] = [await m.athlete(), await m.people.athlete({})]
    const parent = await m.parentOf([child, without])
    await expectAll(parent, child.id, 200)
    const message = 'The best college match comes with All-Star Showcase and College Concierge.'
    await expectAll(parent, without.id, 403, message)
  })

  test('is closed to coaches, staff, and visitors', async () => {
    const child = await m.athlete()
    for (const type of ['coach', 'admin', 'editor', 'affiliate'] as const) {
      const { userId, headers } = await app.signedIn(type)
      await expectAll({ id: userId, headers }, child.id, 403)
    }
    const visitor = { id: '', headers: { authorization: '' } }
    await expectAll(visitor, child.id, 401)
  })

  test('of a deleted athlete does not exist', async () => {
    const child = await m.athlete()
    const parent = await m.parentOf([child, await m.athlete()])
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, child.id))
    await expectAll(parent, child.id, 404)
  })

  test('is only read after the package ended', async () => {
    const child = await m.athlete()
    const coach = await m.successCoachOf(child)
    await m.finish(child)
    await m.endMatch(child)
    const changes = new Set(['saveSurvey', 'toggleFilterDisabled'])
    for (const who of [child, await m.parentOf([child]), coach])
      for (const { name, answer } of await answersOf(who, child.id)) {
        const refused = changes.has(name)
        expect([name, answer.statusCode]).toEqual([name, refused ? 403 : 200])
        if (refused) expect(answer.json().code).toBe('package_ended')
      }
    expect((await m.got(child, m.survey(child.id))).data).toMatchObject({
      version: 8,
      completed: true,
      ended_on: '2026-02-02',
    })
  })
})
