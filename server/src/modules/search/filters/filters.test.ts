import type { SearchFilter } from '@fieldhouse/contract/search'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { searcher } from '../search.factory.ts'
import { searchChoices } from '../search.tables.ts'

let tested: TestApp
const { call, named, namesFor, ask } = searcher(() => tested)

beforeAll(async () => {
  tested = await testApp()
  const inches = (count: number) => Math.round(count * 254) / 100
  await named('Ada', 'Guard', {
    position: 'PG',
    class_year: 2027,
    state: 'OR',
    height_cm: inches(70),
    weight_kg: 68,
    user: { gender: 'female' },
  })
  await named('Ben', 'Center', {
    position: 'C',
    class_year: 2028,
    state: 'WA',
    height_cm: inches(82),
    weight_kg: 104,
    user: { gender: 'male' },
  })
  await named('Cy', 'Icecenter', {
    sport_key: 'hockey',
    position: 'C',
    class_year: 2027,
    state: 'MN',
    height_cm: inches(72),
    weight_kg: 80,
    user: { gender: 'male' },
  })
  await named('Di', 'Wing', { sport_key: 'hockey', position: 'LW', class_year: 2027, state: 'OR' })
  await named('Ed', 'Bare')
})
afterAll(() => tested.close())
afterEach(resetClock)

const filtersFor = async (headers: Record<string, string> = {}): Promise<SearchFilter[]> => {
  const answer = await call('GET', '/search-filter', headers)
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}
const filterOf = (filters: SearchFilter[], id: SearchFilter['id']) => {
  const found = filters.find((filter) => filter.id === id)
  if (!found) throw new Error(`There is no filter ${id}`)
  return found
}
const selectedIn = (filters: SearchFilter[]) =>
  Object.fromEntries(filters.flatMap(({ id, selected }) => (selected.length > 0 ? [[id, selected]] : [])))

const cookieOf = (answer: Awaited<ReturnType<typeof call>>) => String(answer.headers['set-cookie'])

describe('SRC-02 filters', () => {
  test('of a link are shown as named, and don’t change anyone’s own choice', async () => {
    const { headers } = await tested.signedIn('coach')
    await call('POST', '/set-filters', headers, { sports: ['basketball'], state: ['OR'] })
    const linked = await call('GET', '/search-filter?sports=hockey&gender=female,nobody', headers)
    expect(selectedIn(linked.json().data)).toEqual({ sports: ['hockey'], gender: ['female'] })
    const positions = filterOf(linked.json().data, 'positions').variants
    expect(new Set(positions.map(({ group }) => group))).toEqual(new Set(['hockey']))
    expect(selectedIn(await filtersFor(headers))).toEqual({ sports: ['basketball'], state: ['OR'] })
  })

  test.each([
    [{ sports: 'hockey' }, ['Cy Icecenter', 'Di Wing']],
    [{ positions: 'basketball:C' }, ['Ben Center']],
    [{ positions: 'C' }, ['Ben Center', 'Cy Icecenter']],
    [{ positions: 'basketball:PG,hockey:LW' }, ['Ada Guard', 'Di Wing']],
    [{ sports: 'hockey', positions: 'C' }, ['Cy Icecenter']],
    [{ sports: 'hockey', positions: 'basketball:C' }, []],
    [{ class: '2027' }, ['Ada Guard', 'Cy Icecenter', 'Di Wing']],
    [{ class: '2027,2028', state: 'OR,WA' }, ['Ada Guard', 'Ben Center', 'Di Wing']],
    [{ state: 'or' }, ['Ada Guard', 'Di Wing']],
    [{ gender: 'female' }, ['Ada Guard']],
    [{ gender: 'female,male', class: '2028' }, ['Ben Center']],
    [{ height: '72-75' }, ['Cy Icecenter']],
    [{ height: '68-71,80-up' }, ['Ada Guard', 'Ben Center']],
    [{ weight: '220-239' }, ['Ben Center']],
    [{ q: 'center', sports: 'basketball' }, ['Ben Center']],
    [{ q: 'icecentre', class: '2027' }, ['Cy Icecenter']],
    [{ sports: ' hockey , ' }, ['Cy Icecenter', 'Di Wing']],
    [{ sports: '', class: '2028' }, ['Ben Center']],
  ] as [Record<string, string>, string[]][])('%j choose %j', async (query, names) => {
    expect((await namesFor(query)).toSorted()).toEqual(names)
  })

  test.each([
    { class: 'soon' },
    { class: '99999999999' },
    { class: '-1' },
    { state: 'XX' },
    { sports: 'chess' },
    { positions: 'QB' },
    { gender: "male' or '1'='1" },
    { height: '72-75)' },
    { weight: '%' },
    { positions: '__proto__' },
  ])('without any athlete find nobody: %j', async (query) => {
    expect(await namesFor(query)).toEqual([])
  })

  test('ignore unknown values among known ones', async () => {
    expect(await namesFor({ class: 'soon,2028' })).toEqual(['Ben Center'])
  })

  test('are refused if there are too many or they are too long', async () => {
    const ids = Array.from({ length: 101 }, (_, place) => `s${place}`).join()
    expect((await ask({ state: ids })).statusCode).toBe(422)
    expect((await ask({ state: 'x'.repeat(61) })).statusCode).toBe(422)
  })
})

describe('SRC-02 the options', () => {
  test('have titles for people, and counts of visible athletes', async () => {
    const filters = await filtersFor()
    expect(filters.map(({ id, title }) => [id, title])).toEqual([
      ['sports', 'Sport'],
      ['positions', 'Position'],
      ['class', 'Class'],
      ['state', 'State'],
      ['gender', 'Gender'],
      ['height', 'Height'],
      ['weight', 'Weight'],
    ])
    expect(filterOf(filters, 'sports').variants.slice(0, 2)).toEqual([
      { id: 'basketball', title: 'Basketball', group: null, count: 3 },
      { id: 'hockey', title: 'Hockey', group: null, count: 2 },
    ])
    expect(filterOf(filters, 'state').variants).toContainEqual({
      id: 'OR',
      title: 'Oregon',
      group: null,
      count: 2,
    })
    expect(filterOf(filters, 'gender').variants).toEqual([
      { id: 'male', title: 'Boys', group: null, count: 2 },
      { id: 'female', title: 'Girls', group: null, count: 1 },
    ])
    expect(filterOf(filters, 'height').variants.map(({ title, count }) => [title, count])).toEqual([
      ['Under 5′4″', 0],
      ['5′4″ to 5′7″', 0],
      ['5′8″ to 5′11″', 1],
      ['6′0″ to 6′3″', 1],
      ['6′4″ to 6′7″', 0],
      ['6′8″ and up', 1],
    ])
    expect(filterOf(filters, 'weight').variants[0]).toMatchObject({ id: 'under-120', title: 'Under 120 lb' })
    expect(filterOf(filters, 'weight').variants.at(-1)).toMatchObject({
      id: '240-up',
      title: '240 lb and up',
    })
    const classes = filterOf(filters, 'class').variants.map(({ id }) => id)
    expect(classes).toEqual(expect.arrayContaining(['2027', '2028']))
    expect(classes).toEqual(classes.toSorted())
    expect(selectedIn(filters)).toEqual({})
  })

  test('have positions by sport, each id once', async () => {
    const { variants } = filterOf(await filtersFor(), 'positions')
    expect(variants).toContainEqual({
      id: 'basketball:SG',
      title: 'Shooting guard',
      group: 'basketball',
      count: 0,
    })
    expect(variants).toContainEqual({ id: 'hockey:C', title: 'Center', group: 'hockey', count: 1 })
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
    expect(new Set(variants.map(({ group }) => group)).size).toBe(5)
  })

  test('are counted again after a minute', async () => {
    const count = async () =>
      filterOf(await filtersFor(), 'state').variants.find(({ id }) => id === 'NV')?.count
    expect(await count()).toBe(0)
    await named('Fay', 'Late', { sport_key: 'soccer', state: 'NV' })
    expect(await count()).toBe(0)
    advanceClock(61_000)
    // The first caller still gets the old numbers, and nobody waits.
    expect(await count()).toBe(0)
    await eventually(async () => expect(await count()).toBe(1))
  })
})

describe('SRC-02 a visitor’s choice', () => {
  test('is in a cookie for seven days that no script can read', async () => {
    const answer = await call('POST', '/set-filters', {}, { sports: ['hockey'], class: ['2027', '2027'] })
    expect(answer.statusCode).toBe(200)
    expect(cookieOf(answer)).toMatch(
      /^search-filters=[^;=]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/,
    )
    const filters: SearchFilter[] = answer.json().data
    expect(selectedIn(filters)).toEqual({ sports: ['hockey'], class: ['2027'] })
    expect(new Set(filterOf(filters, 'positions').variants.map(({ group }) => group))).toEqual(
      new Set(['hockey']),
    )
    expect(filterOf(filters, 'state').variants.find(({ id }) => id === 'OR')?.count).toBe(1)
    expect(filterOf(filters, 'sports').variants.find(({ id }) => id === 'basketball')?.count).toBe(3)

    const cookie = cookieOf(answer).split(';')[0] ?? ''
    expect(selectedIn(await filtersFor({ cookie }))).toEqual({ sports: ['hockey'], class: ['2027'] })
    expect(selectedIn(await filtersFor())).toEqual({})
  })

  test('is cleared if it is left out', async () => {
    const answer = await call('POST', '/set-filters', {}, {})
    expect(selectedIn(answer.json().data)).toEqual({})
    expect(cookieOf(answer)).toContain('search-filters=%7B%7D;')
  })

  test('loses the positions of another sport', async () => {
    const chosen = { sports: ['hockey'], positions: ['basketball:PG', 'hockey:G'] }
    const answer = await call('POST', '/set-filters', {}, chosen)
    expect(selectedIn(answer.json().data)).toEqual({ sports: ['hockey'], positions: ['hockey:G'] })
  })

  test('fits into a cookie at any size', async () => {
    const filters = await filtersFor()
    const all = filters.map(({ id, variants }) => [id, id === 'sports' ? [] : variants.map((one) => one.id)])
    const answer = await call('POST', '/set-filters', {}, Object.fromEntries(all))
    expect(answer.statusCode).toBe(200)
    expect(cookieOf(answer).length).toBeLessThan(4096)
  })

  test.each([
    ['nonsense', 'search-filters=nonsense'],
    ['half an escape', 'search-filters=%E0%A4%A'],
    ['another shape', `search-filters=${encodeURIComponent('{"sports":"hockey"}')}`],
    ['a list', `search-filters=${encodeURIComponent('["hockey"]')}`],
    ['null', 'search-filters=null'],
    ['unknown ids', `search-filters=${encodeURIComponent('{"sports":["chess"],"class":["x"]}')}`],
    ['an unknown filter', `search-filters=${encodeURIComponent('{"__proto__":["x"],"age":["9"]}')}`],
  ])('is empty if the cookie has %s', async (_, cookie) => {
    expect(selectedIn(await filtersFor({ cookie }))).toEqual({})
  })

  test.each([
    [{ sports: ['chess'] }, { sports: ['Please choose from the list'] }],
    [{ sports: ['hockey', 'soccer'] }, { sports: ['Choose one sport'] }],
    [
      { state: ['XX'], height: ['tall'] },
      { state: ['Please choose from the list'], height: ['Please choose from the list'] },
    ],
    [{ class: Array.from({ length: 101 }, () => '2027') }, { class: ['Choose at most 100'] }],
  ])('is refused and not saved: %j', async (chosen, errors) => {
    const answer = await call('POST', '/set-filters', {}, chosen)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual(errors)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('SRC-02 a signed-in person’s choice', () => {
  test('is saved with the account, on every device, and is private', async () => {
    const mine = await tested.signedIn('coach')
    const other = await tested.signedIn('coach')
    const answer = await call('POST', '/set-filters', mine.headers, { state: ['OR'], weight: ['160-179'] })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(selectedIn(await filtersFor(mine.headers))).toEqual({ state: ['OR'], weight: ['160-179'] })
    expect(selectedIn(await filtersFor(other.headers))).toEqual({})
    await call('POST', '/set-filters', mine.headers, { gender: ['female'] })
    expect(selectedIn(await filtersFor(mine.headers))).toEqual({ gender: ['female'] })
  })

  test('is checked again when it is read', async () => {
    const { userId, headers } = await tested.signedIn('coach')
    const chosen = { sports: ['quidditch'], state: ['OR', 'ZZ'] }
    await tested.ports.database.db
      .insert(searchChoices)
      .values({ user_id: userId, chosen, updated_at: new Date() })
    expect(selectedIn(await filtersFor(headers))).toEqual({ state: ['OR'] })
  })
})
