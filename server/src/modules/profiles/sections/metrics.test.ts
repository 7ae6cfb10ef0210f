import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { pageVisit } from '../profiles.visit.factory.ts'

let tested: TestApp

beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

interface Kept {
  id: string
  key: string
  value: number
}

const measuredTwice = async () => {
  const page = await pageVisit(tested)
  const [first] = (await page.save('metrics', { key: 'wingspan', value: 185 })).json().data.metrics
  const values = async () =>
    ((await page.read()).json().data.metrics as Kept[]).map(({ value }) => value).toSorted()
  return { page, first: first as Kept, values }
}

describe('PRO-04 a second entry of the same measurement', () => {
  test('is not saved until the person decides about the first', async () => {
    const { page, values } = await measuredTwice()
    const answer = await page.save('metrics', { key: 'wingspan', value: 187 })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual(['same_measurement'])
    expect(await values()).toEqual([185])
    const unknown = await page.save('metrics', { key: 'wingspan', value: 187, same_measurement: 'both' })
    expect(Object.keys(unknown.json().errors)).toEqual(['same_measurement'])
  })

  test('replaces the first, or is kept next to it', async () => {
    const { page, values } = await measuredTwice()
    await page.save('metrics', { key: 'wingspan', value: 187, same_measurement: 'replace' })
    expect(await values()).toEqual([187])
    await page.save('metrics', { key: 'wingspan', value: 188, same_measurement: 'keep_both' })
    expect(await values()).toEqual([187, 188])
  })

  test('needs no decision for an unchanged entry, but does for one that becomes the same', async () => {
    const { page, first, values } = await measuredTwice()
    expect((await page.save('metrics', { id: first.id, key: 'wingspan', value: 186 })).statusCode).toBe(200)
    const { metrics } = (await page.save('metrics', { key: 'standing_reach', value: 240 })).json().data
    const { id } = metrics.find(({ key }: Kept) => key === 'standing_reach')
    const renamed = { id, key: 'wingspan', value: 187 }
    expect((await page.save('metrics', renamed)).statusCode).toBe(422)
    await page.save('metrics', { ...renamed, same_measurement: 'replace' })
    expect(await values()).toEqual([187])
  })
})

describe('PRO-04 a figure is confirmed', () => {
  const figures = async () => {
    const page = await pageVisit(tested)
    await page.save('metrics', { key: 'wingspan', value: 185, source: 'coach', verified_by: 'NBA Combine' })
    await page.save('statistics', { type: 'aau', season: 2025, values: { ppg: 12 }, source: 'coach' })
    const shown = async () => {
      const { metrics, statistics } = (await page.read()).json().data
      return { metric: metrics[0], season: statistics.aau[0] }
    }
    return { page, shown }
  }
  type Figures = Awaited<ReturnType<typeof figures>>
  const confirm = async (
    { page, shown }: Figures,
    headers: Record<string, string>,
    group: 'metrics' | 'statistics' = 'metrics',
    body: object = { confirmed: true },
  ) => {
    const { metric, season } = await shown()
    return page.save(`${group}/${(group === 'metrics' ? metric : season).id}/confirm`, body, headers)
  }

  test('never by what the athlete types', async () => {
    const { shown } = await figures()
    expect(await shown()).toMatchObject({ metric: { confirmed: null }, season: { confirmed: null } })
  })

  test('by the success coach, an assigned coach, or an admin, and by nobody else', async () => {
    const known = await figures()
    const { page, shown } = known
    const others = [page.owner, await page.parent()]
    for (const type of ['athlete', 'parent', 'coach', 'rsc', 'editor', 'affiliate'] as const)
      others.push((await tested.signedIn(type)).headers)
    for (const headers of others) expect((await confirm(known, headers)).statusCode).toBe(403)
    expect((await confirm(known, {})).statusCode).toBe(401)
    expect((await shown()).metric.confirmed).toBeNull()
    for (const [headers, role] of [
      [await page.successCoach(), 'success_coach'],
      [await page.assignedCoach(), 'coach'],
      [(await tested.signedIn('admin')).headers, 'admin'],
    ] as const)
      for (const group of ['metrics', 'statistics'] as const) {
        expect((await confirm(known, headers, group)).statusCode).toBe(200)
        const { metric, season } = await shown()
        expect((group === 'metrics' ? metric : season).confirmed).toMatchObject({ role })
      }
    expect((await shown()).metric.confirmed.by).toBe('Fieldhouse')
  })

  test('and loses that when the figure changes, or when it is withdrawn', async () => {
    const known = await figures()
    const { page, shown } = known
    const coach = await page.successCoach()
    await confirm(known, coach)
    await confirm(known, coach, 'statistics')
    const { metric, season } = await shown()
    const sameMetric = { id: metric.id, key: 'wingspan', value: 185 }
    await page.save('metrics', { ...sameMetric, verified_by: 'Somebody else' })
    const sameSeason = { id: season.id, type: 'aau', season: 2025, values: { ppg: 12 } }
    await page.save('statistics', sameSeason)
    expect((await shown()).metric.confirmed).not.toBeNull()
    expect((await shown()).season.confirmed).not.toBeNull()
    await page.save('metrics', { ...sameMetric, value: 199 })
    await page.save('statistics', { ...sameSeason, values: { ppg: 40 } })
    expect(await shown()).toMatchObject({ metric: { confirmed: null }, season: { confirmed: null } })
    await confirm(known, coach)
    await confirm(known, coach, 'metrics', { confirmed: false })
    expect((await shown()).metric.confirmed).toBeNull()
  })

  test('only in the version that was seen, and only on its own page', async () => {
    const known = await figures()
    const { page } = known
    const coach = await page.successCoach()
    const seen_at = (await page.read(coach)).json().data.updated_at
    await page.save('quote', { text: 'Something changed.' })
    expect((await confirm(known, coach, 'metrics', { confirmed: true, seen_at })).statusCode).toBe(409)
    const now = (await page.read(coach)).json().data.updated_at
    expect((await confirm(known, coach, 'metrics', { confirmed: true, seen_at: now })).statusCode).toBe(200)
    const answer = await confirm(known, coach, 'metrics', { confirmed: 'perhaps' })
    expect(Object.keys(answer.json().errors)).toEqual(['confirmed'])
    const stranger = (await (await figures()).shown()).metric
    expect((await page.save(`metrics/${stranger.id}/confirm`, { confirmed: true }, coach)).statusCode).toBe(
      404,
    )
    const { season } = await known.shown()
    expect((await page.save(`metrics/${season.id}/confirm`, { confirmed: true }, coach)).statusCode).toBe(404)
  })
})
