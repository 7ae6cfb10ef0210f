import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { searcher } from '../search.factory.ts'
import { searchHistory } from '../search.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { call, named } = searcher(() => tested)

const looker = async () => {
  const { headers } = await tested.signedIn('coach')
  return {
    headers,
    remember: (id: string) => call('POST', `/add-athlete-history/${id}`, headers),
    names: async (): Promise<string[]> =>
      (await call('GET', '/athlete-history', headers))
        .json()
        .data.map(({ full_name }: { full_name: string }) => full_name),
  }
}

describe('SRC-04 a person’s lookups', () => {
  test('are remembered newest first, each once, and twice is harmless', async () => {
    const { remember, names } = await looker()
    const [one, two] = [await named('Una', 'First'), await named('Dua', 'Second')]
    expect((await remember(one)).json()).toEqual({ data: { ok: true } })
    await remember(two)
    expect(await names()).toEqual(['Dua Second', 'Una First'])
    await remember(one)
    await remember(one)
    expect(await names()).toEqual(['Una First', 'Dua Second'])
  })

  test('are forgotten on request, and nobody else’s with them', async () => {
    const [one, other] = [await looker(), await looker()]
    const id = await named('Una', 'Forgotten')
    await one.remember(id)
    await other.remember(id)
    expect((await call('DELETE', '/athlete-history', one.headers)).json()).toEqual({ data: { ok: true } })
    expect(await one.names()).toEqual([])
    expect(await other.names()).toEqual(['Una Forgotten'])
  })

  test('look like search results', async () => {
    const { remember, headers } = await looker()
    const id = await named('Posy', 'Ition', { slug: 'posy-ition', position: 'C', class_year: 2028 })
    await remember(id)
    expect((await call('GET', '/athlete-history', headers)).json().data).toEqual([
      {
        id,
        slug: 'posy-ition',
        first_name: 'Posy',
        last_name: 'Ition',
        full_name: 'Posy Ition',
        photo: null,
        sport: { key: 'basketball' },
        class: 2028,
        state: null,
        position: 'Center',
        high_school: null,
        city: null,
        personal_metrics: { height: null, height_in: null, weight: null },
      },
    ])
  })

  test('are at most ten, and few more are stored', async () => {
    const { remember, names } = await looker()
    for (let place = 0; place < 55; place++) await remember(await named('Many', `Looked${place}`))
    expect(await names()).toEqual(Array.from({ length: 10 }, (_, place) => `Many Looked${54 - place}`))
    const { db } = tested.ports.database
    expect(await db.$count(searchHistory)).toBeLessThanOrEqual(60)
  })

  test('are private', async () => {
    const [mine, other] = [await looker(), await looker()]
    await mine.remember(await named('Privata', 'Mine'))
    expect(await other.names()).toEqual([])
  })

  test('must be an existing athlete', async () => {
    const { remember } = await looker()
    expect((await remember('00000000-0000-7000-8000-00000000dead')).statusCode).toBe(404)
    const gone = await named('Goner', 'Left', { user: { deleted_at: new Date() } })
    expect((await remember(gone)).statusCode).toBe(404)
    const answer = await remember('not-an-id')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ id: ['Must be the id of an athlete'] })
  })

  test('are only for signed-in people', async () => {
    const id = await named('Visited', 'Once')
    expect((await call('GET', '/athlete-history')).statusCode).toBe(401)
    expect((await call('POST', `/add-athlete-history/${id}`)).statusCode).toBe(401)
  })
})

describe('SRC-04 the lookups in a visitor’s browser', () => {
  const seen = (ids: string[], headers = {}) => call('GET', `/seen-athletes?ids=${ids.join(',')}`, headers)
  const namesOf = async (ids: string[], headers = {}): Promise<string[]> =>
    (await seen(ids, headers)).json().data.map(({ full_name }: { full_name: string }) => full_name)

  test('are returned without hidden, deleted, and unknown athletes', async () => {
    const shown = await named('Still', 'Shown')
    const hidden = await named('Now', 'Hidden', { is_visible: false })
    const gone = await named('Account', 'Gone', { user: { deleted_at: new Date() } })
    const ids = [hidden, shown, gone, '01890a5d-ac96-774b-bcce-b302099a8057']
    expect(await namesOf(ids)).toEqual(['Still Shown'])
    expect((await namesOf(ids, (await tested.signedIn('admin')).headers)).toSorted()).toEqual([
      'Now Hidden',
      'Still Shown',
    ])
  })

  test.each([
    ['nothing', [''], 'ids.0'],
    ['no id', ['amara-whitlock'], 'ids.0'],
    ['too many', Array(21).fill('01890a5d-ac96-774b-bcce-b302099a8057'), 'ids'],
  ])('are refused with %s', async (_, ids: string[], at) => {
    const answer = await seen(ids)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([at])
  })
})
