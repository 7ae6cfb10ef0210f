import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db

const named = (first_name: string, last_name: string, facts: Parameters<typeof buildAthlete>[1] = {}) =>
  buildAthlete(db(), { ...facts, user: { first_name, last_name, ...facts.user } })

const ask = (query: Record<string, string | number>, headers: Record<string, string> = {}) =>
  tested.app.inject({
    url: `/api/search?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
    headers,
  })

const search = async (query: Record<string, string | number>, headers?: Record<string, string>) => {
  const answer = await ask(query, headers)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const namesFor = async (q: string): Promise<string[]> =>
  (await search({ q })).data.map(({ full_name }: { full_name: string }) => full_name)

describe('SRC-01 an athlete who is found', () => {
  test('comes with what anyone may see, in feet, inches and pounds', async () => {
    const id = await named('Amara', 'Whitlock', {
      slug: 'amara-whitlock',
      position: 'SG',
      class_year: 2027,
      state: 'OR',
      height_cm: 177.8,
      weight_kg: 68.95,
      user: { email: 'amara@example.test', gender: 'female' },
    })
    expect((await search({ q: 'amara' })).data).toEqual([
      {
        id,
        slug: 'amara-whitlock',
        first_name: 'Amara',
        last_name: 'Whitlock',
        full_name: 'Amara Whitlock',
        photo: null,
        sport: { key: 'basketball' },
        class: 2027,
        state: 'OR',
        position: 'SG',
        personal_metrics: { height: 5, height_in: 10, weight: 152 },
      },
    ])
  })

  test('may have told nothing but a name', async () => {
    await named('Quillon', 'Bare')
    expect((await search({ q: 'quillon' })).data).toMatchObject([
      {
        photo: null,
        class: null,
        state: null,
        position: null,
        personal_metrics: { height: null, height_in: null, weight: null },
      },
    ])
  })
})

describe('SRC-01 a name', () => {
  beforeAll(async () => {
    await named('Ximena', 'Núñez-Ibarra')
    await named('Shaq', "O'Nealson")
    await named('J.R.', 'Vanterpool')
    await named('Mary Kate', 'de la Fuente')
    await named('Ляля', 'ЩЕРБА')
    await named('50_%', 'Percy\\back')
  })

  test.each([
    ['xim', 'Ximena Núñez-Ibarra'],
    ['XIMENA', 'Ximena Núñez-Ibarra'],
    ['nunez', 'Ximena Núñez-Ibarra'],
    ['NÚÑ', 'Ximena Núñez-Ibarra'],
    ['nu\u0301n\u0303ez', 'Ximena Núñez-Ibarra'],
    ['ibarra', 'Ximena Núñez-Ibarra'],
    ['nunez-ib', 'Ximena Núñez-Ibarra'],
    ['iba xim nun', 'Ximena Núñez-Ibarra'],
    ['  ximena   ibarra ', 'Ximena Núñez-Ibarra'],
    ["o'neals", "Shaq O'Nealson"],
    ['O’Neals', "Shaq O'Nealson"],
    ['oneals', "Shaq O'Nealson"],
    ['jr vanter', 'J.R. Vanterpool'],
    ['j.r.', 'J.R. Vanterpool'],
    ['fuente mary', 'Mary Kate de la Fuente'],
    ['de la Fuente, Mary', 'Mary Kate de la Fuente'],
    ['kate de la', 'Mary Kate de la Fuente'],
    ['щерба ляля', 'Ляля ЩЕРБА'],
    ['50 %', '50_% Percy\\back'],
    ['percy\\ba', '50_% Percy\\back'],
  ])('typed as %j finds %s', async (q, name) => {
    expect(await namesFor(q)).toEqual([name])
  })

  test.each(['imena', 'úñez', 'ximenas', 'ximena smith', 'nezibarra'])(
    'typed as %j finds nobody',
    async (q) => {
      expect(await search({ q })).toMatchObject({ data: [], meta: { total: 0 } })
    },
  )
})

describe('SRC-01 what is typed is text and nothing else', () => {
  test.each([
    '%%',
    '__',
    'x%',
    '_imena',
    'ximen?',
    '\\\\',
    "' or 1=1 --",
    '"; drop table accounts_users; --',
    '.*',
    '^x',
    '[a-z]+',
    '$1',
    ':*',
    '😀😀',
    '👩‍👩‍👧',
    '\ud800\ud800',
    '--',
    '🏀 ximena 🏀 nobody',
    'مرحبا',
    '\u0301\u0301',
  ])('%j finds nobody and breaks nothing', async (q) => {
    expect(await search({ q })).toMatchObject({ data: [], meta: { total: 0 } })
  })

  test.each([
    ['half an escape', '%E0%A4%A', 200],
    ['a zero byte', 'ab%00', 400],
  ])('%s in the address is no fault of ours', async (_, q, status) => {
    expect((await tested.app.inject({ url: `/api/search?q=${q}` })).statusCode).toBe(status)
  })

  test('the longest text of many words is answered', async () => {
    const words = Array.from({ length: 50 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join(' ')
    expect(words).toHaveLength(99)
    expect((await search({ q: words })).data).toEqual([])
  })
})

describe('SRC-01 a search is refused', () => {
  test.each([
    ['without text', '', { q: ['Please enter at least 2 characters'] }],
    ['with one letter', 'q=x', { q: ['Please enter at least 2 characters'] }],
    ['with one letter among spaces', 'q=%20%20x%20', { q: ['Please enter at least 2 characters'] }],
    ['with two texts', 'q=one&q=two', { q: ['Please enter at least 2 characters'] }],
    ['with 300 characters', `q=${'x'.repeat(300)}`, { q: ['Please shorten this to 100 symbols'] }],
    ['with a limit of 0', 'q=xi&limit=0', { limit: ['Must be a whole number from 1 to 15'] }],
    ['with a limit of 16', 'q=xi&limit=16', { limit: ['Must be a whole number from 1 to 15'] }],
    ['with a limit in words', 'q=xi&limit=all', { limit: ['Must be a whole number from 1 to 15'] }],
    ['with half a page', 'q=xi&page=1.5', { page: ['Must be a whole number, at least 1'] }],
    ['with page 0', 'q=xi&page=0', { page: ['Must be a whole number, at least 1'] }],
    ['with page 1e400', 'q=xi&page=1e400', { page: ['Must be a whole number, at least 1'] }],
    [
      'with everything wrong, all told at once',
      'q=x&page=&limit=-1',
      {
        q: ['Please enter at least 2 characters'],
        page: ['Must be a whole number, at least 1'],
        limit: ['Must be a whole number from 1 to 15'],
      },
    ],
  ])('%s', async (_, query, errors) => {
    const answer = await tested.app.inject({ url: `/api/search?${query}` })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual(errors)
  })
})

describe('SRC-05 whoever is hidden', () => {
  beforeAll(async () => {
    await named('Zebulon', 'Shown')
    await named('Zebulon', 'Hidden', { is_visible: false })
    await named('Zebulon', 'Gone', { user: { deleted_at: new Date() } })
    await db().insert(users).values({
      id: '00000000-0000-7000-8000-000000000001',
      type: 'coach',
      first_name: 'Zebulon',
      last_name: 'Coach',
    })
  })

  test('is not found and not counted, nor are those who left or are no athletes', async () => {
    expect(await search({ q: 'zebulon' })).toMatchObject({
      data: [{ full_name: 'Zebulon Shown' }],
      meta: { total: 1 },
    })
    expect(await namesFor('zebulon hidden')).toEqual([])
  })

  test.each(['coach', 'admin'] as const)('is not found by a signed-in %s either', async (type) => {
    const { headers } = await tested.signedIn(type)
    expect((await search({ q: 'zebulon' }, headers)).meta.total).toBe(1)
  })
})

describe('SRC-01 many athletes', () => {
  const ids = ['01', '02'].map((end) => `00000000-0000-7000-8000-0000000000${end}`)

  beforeAll(async () => {
    const people: [first: string, last: string, id?: string | undefined][] = [
      ['Peregrine', 'Zimmer'],
      ['Peregrine', 'young'],
      ['Peregrine', 'Ábel', ids[1]],
      ['Peregrine', 'Abel', ids[0]],
      ['Peregrin', 'Abel'],
      ['Peregrine', 'Öst'],
      ['Peregrine', 'Oster'],
    ]
    for (const [first, last, id] of people) await named(first, last, id ? { id } : {})
  })

  const page = async (number: number, limit: number) => {
    const { data, links, meta } = await search({ q: 'peregrin', page: number, limit })
    return { names: data.map(({ full_name }: { full_name: string }) => full_name), data, links, meta }
  }

  test('come by last name, then first name, then id', async () => {
    const { names, data } = await page(1, 15)
    expect(names).toEqual([
      'Peregrin Abel',
      'Peregrine Abel',
      'Peregrine Ábel',
      'Peregrine Öst',
      'Peregrine Oster',
      'Peregrine young',
      'Peregrine Zimmer',
    ])
    expect([data[1].id, data[2].id]).toEqual(ids)
  })

  test('come in pages that together are the whole', async () => {
    const pages = [await page(1, 3), await page(2, 3), await page(3, 3)]
    expect(pages.flatMap(({ names }) => names)).toEqual((await page(1, 15)).names)
    const path = '/api/search'
    const link = (number: number) => `${path}?q=peregrin&limit=3&page=${number}`
    const whole = { path, per_page: 3, last_page: 3, total: 7 }
    const ends = { first: link(1), last: link(3) }
    expect(pages.map(({ links, meta }) => ({ links, meta }))).toEqual([
      { links: { ...ends, prev: null, next: link(2) }, meta: { ...whole, current_page: 1, from: 1, to: 3 } },
      {
        links: { ...ends, prev: link(1), next: link(3) },
        meta: { ...whole, current_page: 2, from: 4, to: 6 },
      },
      { links: { ...ends, prev: link(2), next: null }, meta: { ...whole, current_page: 3, from: 7, to: 7 } },
    ])
  })

  test('have links that can be followed, whatever is in the text', async () => {
    const { links } = await search({ q: 'Peregrine/"Ábel"', limit: 1 })
    const next = (await tested.app.inject({ url: links.next })).json()
    expect(next).toMatchObject({
      data: [{ full_name: 'Peregrine Ábel' }],
      meta: { current_page: 2, total: 2 },
    })
  })

  test.each([4, 9_007_199_254_740_991])(
    'end before page %i, which still tells how many there are',
    async (number) => {
      expect(await page(number, 3)).toMatchObject({
        names: [],
        links: { prev: expect.stringContaining('page=3'), next: null },
        meta: { current_page: number, from: null, to: null, total: 7, last_page: 3 },
      })
    },
  )

  test('come 15 at a time where nobody says how many', async () => {
    expect((await search({ q: 'peregrin' })).meta).toMatchObject({ per_page: 15, current_page: 1 })
  })

  test('that are none still make one empty page', async () => {
    expect(await search({ q: 'nobody at all' })).toEqual({
      data: [],
      links: {
        first: '/api/search?q=nobody+at+all&limit=15&page=1',
        last: '/api/search?q=nobody+at+all&limit=15&page=1',
        prev: null,
        next: null,
      },
      meta: {
        current_page: 1,
        from: null,
        last_page: 1,
        path: '/api/search',
        per_page: 15,
        to: null,
        total: 0,
      },
    })
  })
})
