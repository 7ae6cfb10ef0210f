import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { loadPlaces } from '../../../platform/places/load-places.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
  await loadPlaces(tested.ports.database.db)
})
afterAll(() => tested.close())

const find = (q: string) => tested.app.inject({ url: '/api/places', query: { q } })

const labels = async (q: string): Promise<string[]> =>
  (await find(q)).json().data.map(({ label }: { label: string }) => label)

describe('PRO-13 completing an address', () => {
  test('returns a town with everything a form needs', async () => {
    const [bend] = (await find('Bend, OR')).json().data
    expect(bend).toEqual({
      label: 'Bend, OR',
      city: 'Bend',
      state: 'OR',
      country: 'United States',
      lat: expect.closeTo(44.05, 0),
      lon: expect.closeTo(-121.31, 0),
    })
  })

  test('lists the best known first, at most eight, without duplicates', async () => {
    const found = await labels('port')
    expect(found).toHaveLength(8)
    expect(new Set(found).size).toBe(8)
    expect(found[0]).toBe('Portland, OR')
    expect(found.every((label) => label.startsWith('Port'))).toBe(true)
  })

  test.each([
    ['pOrTlAnD', 'Portland, OR'],
    ['Pórtländ', 'Portland, OR'],
    ['portland or', 'Portland, OR'],
    ['portland, m', 'Portland, ME'],
    ['winston salem', 'Winston-Salem, NC'],
    ['Winston-Sal', 'Winston-Salem, NC'],
    ['coeur dalene', "Coeur d'Alene, ID"],
    ["coeur d'al", "Coeur d'Alene, ID"],
    ['St. Louis', 'Saint Louis, MO'],
    ['ft worth', 'Fort Worth, TX'],
    ['  new   york  ', 'New York, NY'],
  ])('reads %j as %s', async (typed, label) => {
    expect((await labels(typed))[0]).toBe(label)
  })

  test('also searches by postal code', async () => {
    const [place] = (await find('97701')).json().data
    expect(place).toMatchObject({ label: 'Bend, OR 97701', city: 'Bend', state: 'OR', zip: '97701' })
    for (const label of await labels('977')) expect(label).toMatch(/ 977\d\d$/)
  })

  test.each(['', 'b', ' b ', '9'])('needs more than %j', async (q) => {
    const answer = await find(q)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ q: ['Type at least 2 letters'] })
  })

  test.each(['zzzzzz', '%%', '__', "' or 1=1 --", '--', '.,', ', OR', 'Ｂｅｎｄ', '999999', '東京'])(
    'finds nothing for %j, without an error',
    async (q) => {
      const answer = await find(q)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().data).toEqual([])
    },
  )

  test('refuses text that is too long to be a place', async () => {
    expect((await find('x'.repeat(81))).statusCode).toBe(422)
  })
})
