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
  test('is not saved before somebody says what becomes of the first', async () => {
    const { page, values } = await measuredTwice()
    const answer = await page.save('metrics', { key: 'wingspan', value: 187 })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual(['same_measurement'])
    expect(await values()).toEqual([185])
    const unknown = await page.save('metrics', { key: 'wingspan', value: 187, same_measurement: 'both' })
    expect(Object.keys(unknown.json().errors)).toEqual(['same_measurement'])
  })

  test('replaces the first, or is kept beside it', async () => {
    const { page, values } = await measuredTwice()
    await page.save('metrics', { key: 'wingspan', value: 187, same_measurement: 'replace' })
    expect(await values()).toEqual([187])
    await page.save('metrics', { key: 'wingspan', value: 188, same_measurement: 'keep_both' })
    expect(await values()).toEqual([187, 188])
  })

  test('is no question for an entry that stays what it was, but for one that becomes the same', async () => {
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
