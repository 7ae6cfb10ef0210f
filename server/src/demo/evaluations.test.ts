import { genders, sports } from '@fieldhouse/contract/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../app.factory.ts'
import { loadSports } from '../modules/profiles/index.ts'
import { fillDemoWorld } from './fill-demo-world.ts'
import { createDemoWorld } from './world.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
  await loadSports(tested.ports.database.db)
  await fillDemoWorld(tested.ports.database.db, { athletes: 3000 })
})
afterAll(() => tested.close())

const top = async (query: string) =>
  (await tested.app.inject({ url: `/api/top-100?${query}` })).json().data as {
    classes: number[]
    athletes: { slug: string; rank: number; score: number }[]
  }

describe('PUB-02 the evaluations of the demo world', () => {
  test.each(sports.flatMap((sport) => genders.map((gender) => [sport, gender] as const)))(
    'give %s (%s) an overall list and one for each of its four classes',
    async (sport, gender) => {
      const { classes, athletes } = await top(`sport=${sport}&gender=${gender}`)
      expect(classes).toEqual([2027, 2028, 2029, 2030])
      expect(athletes.length).toBeGreaterThan(30)
      for (const year of classes) {
        const list = (await top(`sport=${sport}&gender=${gender}&class=${year}`)).athletes
        expect(list.length).toBeGreaterThan(5)
        // If almost everyone had the same score, the list would mean nothing.
        expect(new Set(list.map(({ score }) => score)).size).toBeGreaterThan(list.length / 2)
      }
    },
  )

  test('rank the demo athlete high, with others ahead of her', async () => {
    const { athletes } = await top('sport=basketball&gender=female&class=2027')
    const rank = athletes.find(({ slug }) => slug === 'amara-whitlock')?.rank
    expect(rank).toBeGreaterThan(1)
    expect(rank).toBeLessThanOrEqual(10)
  })

  test('come only from admins and the athletes’ own success coaches, 0 to 100', async () => {
    const world = await createDemoWorld({ athletes: 3000 })
    const typeOf = new Map([...world.users()].map(({ id, type }) => [id, type]))
    const coachOf = new Map(
      [...world.claims()].map((claim) => [claim.athlete_user_id, claim.success_coach_id]),
    )
    const rows = [...world.evaluations()]
    for (const { user_id, evaluator_id, competition_level, teammates, leadership } of rows) {
      expect(typeOf.get(evaluator_id) === 'admin' || coachOf.get(user_id) === evaluator_id).toBe(true)
      for (const points of [competition_level, teammates, leadership]) {
        expect(points).toBeGreaterThanOrEqual(20)
        expect(points).toBeLessThanOrEqual(99)
      }
    }
    expect(new Set(rows.map(({ evaluator_id }) => typeOf.get(evaluator_id)))).toEqual(
      new Set(['admin', 'rsc']),
    )
  })
})
