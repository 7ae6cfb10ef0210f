import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { searcher } from './search.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { named, ask, search, namesFor, call } = searcher(() => tested)

describe('SRC-01 an athlete who is found', () => {
  test('has the public facts, in feet, inches, and pounds', async () => {
    const id = await named('Amara', 'Whitlock', {
      slug: 'amara-whitlock',
      position: 'SG',
      class_year: 2027,
      state: 'OR',
      city: 'Bend',
      high_school: 'Ridgeline High School',
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
        position: 'Shooting guard',
        high_school: 'Ridgeline High School',
        city: 'Bend',
        personal_metrics: { height: 5, height_in: 10, weight: 152 },
        found_by: null,
      },
    ])
  })

  test('has the reason if the name is not what was typed', async () => {
    await named('Quintavia', 'Reasonable', { high_school: 'Zebrawood Academy', city: 'Yellowtown' })
    const reasonOf = async (q: string) => (await search({ q })).data[0]?.found_by
    expect(await reasonOf('quintavia')).toBeNull()
    expect(await reasonOf('zebrawood')).toEqual({ kind: 'school', word: 'zebrawood' })
    expect(await reasonOf('yellowtown')).toEqual({ kind: 'town', word: 'yellowtown' })
    expect(await reasonOf('quintavvia')).toEqual({ kind: 'spelling', word: 'quintavvia' })
  })

  test('is a Michael before a Mitchell for the text Mike', async () => {
    for (const first_name of ['Mitchell', 'Michael', 'Miguel', 'Mike']) await named(first_name, 'Nickleby')
    // A more complete page comes before others of the same kind, but must not lift a worse kind.
    await named('Mitchell', 'Nickleby', {
      high_school: 'Ridgeline',
      city: 'Bend',
      state: 'OR',
      class_year: 2027,
    })
    expect((await namesFor({ q: 'mike nickleby' })).map((name) => name.split(' ')[0])).toEqual([
      'Mike',
      'Michael',
      'Miguel',
      'Mitchell',
      'Mitchell',
    ])
  })

  test('may have only a name', async () => {
    await named('Quillon', 'Bare')
    expect((await search({ q: 'quillon' })).data).toMatchObject([
      {
        photo: null,
        class: null,
        state: null,
        position: null,
        high_school: null,
        city: null,
        personal_metrics: { height: null, height_in: null, weight: null },
      },
    ])
  })

  test('has the small picture of the page', async () => {
    const variants = [320, 640].map((width) => ({
      width,
      avif: `/m/${width}.avif`,
      webp: `/m/${width}.webp`,
    }))
    const photo = { width: 640, height: 640, variants } as never
    await named('Pictura', 'Framed', { photo })
    expect((await search({ q: 'pictura' })).data[0].photo).toEqual({ url: '/m/320.webp' })
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
    ['nunez-ib', 'Ximena Núñez-Ibarra'],
    ['nezibarra', 'Ximena Núñez-Ibarra'],
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
    ['щер', 'Ляля ЩЕРБА'],
    ['50 %', '50_% Percy\\back'],
    ['percy\\ba', '50_% Percy\\back'],
  ])('typed as %j finds %s', async (q, name) => {
    expect(await namesFor({ q })).toEqual([name])
  })

  test.each(['ximena smith', 'imxxna', 'percy щерба', 'zzxim'])('typed as %j finds nobody', async (q) => {
    expect(await search({ q })).toMatchObject({ data: [], meta: { total: 0, is_more: false } })
  })
})

describe('SRC-05 nearer matches come first', () => {
  beforeAll(async () => {
    const whole = { position: 'PG', class_year: 2027, state: 'OR', height_cm: 190, is_seros: true }
    await named('Corwin', 'Miguelson')
    await named('Corwinna', 'Fullpage', { ...whole, city: 'Bend', high_school: 'Mountain View', bio: 'Hi' })
    await named('Corvin', 'Almost', whole)
    await named('Townsend', 'Other', { ...whole, city: 'Corwin Springs' })
    await named('Schooly', 'Another', { ...whole, high_school: 'Corwin High School' })
  })

  test('the word, then a prefix, then a misspelling, then school and town', async () => {
    const names = await namesFor({ q: 'corwin' })
    expect(names.slice(0, 3)).toEqual(['Corwin Miguelson', 'Corwinna Fullpage', 'Corvin Almost'])
    expect(new Set(names.slice(3))).toEqual(new Set(['Townsend Other', 'Schooly Another']))
  })

  test('the name itself before its nickname, however complete the pages are', async () => {
    await named('Mike', 'Zandvoort')
    await named('Michael', 'Zandvoort', { position: 'PG', class_year: 2027, state: 'OR', is_seros: true })
    expect(await namesFor({ q: 'mike zandvoort' })).toEqual(['Mike Zandvoort', 'Michael Zandvoort'])
    expect(await namesFor({ q: 'michael zandvoort' })).toEqual(['Michael Zandvoort', 'Mike Zandvoort'])
  })

  test('among equals the more complete page, then the older one', async () => {
    const ids = ['01', '02', '03'].map((end) => `00000000-0000-7000-8000-0000000000${end}`)
    await named('Peregrine', 'Abel', { id: ids[1] ?? '' })
    await named('Peregrine', 'Ábel', { id: ids[0] ?? '' })
    await named('Peregrine', 'Abel', { id: ids[2] ?? '', city: 'Bend', bio: 'Plays' })
    const { data } = await search({ q: 'peregrine abel' })
    expect(data.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[0], ids[1]])
  })

  test('a school or a town is found by itself and with a name', async () => {
    await named('Ferdinanda', 'Plainview', { high_school: 'Quibbletown High School', city: 'Zzyzx' })
    await named('Someone', 'Elsewhere', { high_school: 'Quibbletown High School' })
    expect(await namesFor({ q: 'zzyzx' })).toEqual(['Ferdinanda Plainview'])
    expect(await namesFor({ q: 'ferdinanda quibble' })).toEqual(['Ferdinanda Plainview'])
    expect(await namesFor({ q: 'quibbletown hs elsewhere' })).toEqual(['Someone Elsewhere'])
    expect(await namesFor({ q: 'quibbeltown' })).toHaveLength(2)
  })

  test.each([
    ['st quorra', 'saint quorra', 'Saint Quorra Academy'],
    ['mt vexley', 'mount vexley', 'Mt. Vexley High'],
    ['ft dunmere', 'fort dunmere', 'Fort Dunmere High'],
  ])('%s and %s are one school, and its beginning is enough', async (short, long, high_school) => {
    await named('Pupil', high_school, { high_school })
    await named('Townie', high_school, { city: high_school })
    for (const q of [short, long, long.slice(0, -2), `pupil ${short}`])
      expect(await namesFor({ q }), q).toContain(`Pupil ${high_school}`)
    expect(await namesFor({ q: `townie ${short}` })).toEqual([`Townie ${high_school}`])
    expect(await namesFor({ q: `townie ${long}` })).toEqual([`Townie ${high_school}`])
  })

  test.each(['lark st clarette', 'lark saint clarette', 'lark stclarette', 'saintclarette', 'lark sain'])(
    'St. Clarette is found by %s',
    async (q) => {
      await named('Lark', 'St. Clarette')
      expect((await namesFor({ q }))[0]).toBe('Lark St. Clarette')
    },
  )

  test('names that sound the same come after the typed one on a page that is not full', async () => {
    for (let place = 0; place < 6; place++) await named('Casper', 'Reedley')
    await named('Casper', 'Reidley')
    await named('Casper', 'Rudlow')
    const all = [...Array(6).fill('Casper Reedley'), 'Casper Reidley']
    expect(await namesFor({ q: 'reedley' })).toEqual(all)
    expect(await namesFor({ q: 'casper reedley' })).toEqual(all)
    expect((await search({ q: 'reedley', limit: 5 })).meta.total).toBe(6)
  })

  test('misspellings do not hide a common name', async () => {
    for (const last of ['One', 'Two', 'Three', 'Four', 'Five']) await named('Bartok', last)
    await named('Bartol', 'Near')
    expect(await namesFor({ q: 'bartok' })).toHaveLength(5)
    expect((await namesFor({ q: 'bartok five' }))[0]).toBe('Bartok Five')
    const near = await namesFor({ q: 'bartol' })
    expect(near[0]).toBe('Bartol Near')
    expect(near.slice(1, 6).every((name) => name.startsWith('Bartok'))).toBe(true)
  })
})

describe('SRC-01 typed text is only text', () => {
  test.each([
    '%%',
    '__',
    '\\\\',
    "' or 1=1 --",
    '"; drop table accounts_users; --',
    "'); drop table search_athletes; --",
    "''':*",
    'x & !y | (z)',
    ':*|&!()',
    '<->',
    "a':*b'c",
    '.*',
    '^x',
    '@qqq',
    '~qqq',
    '$1',
    ':*',
    '😀😀',
    '👩‍👩‍👧',
    '😀'.repeat(50),
    '\ud800\ud800',
    '--',
    '🏀 ximena 🏀 nobody',
    'مرحبا',
    '\u0301\u0301',
    'ﬁﬁ',
    'İstanbul',
    'q'.repeat(100),
    `${'qz'.repeat(24)} ${'zq'.repeat(24)}`,
    'ˈˌ',
  ])('%j breaks nothing', async (q) => {
    expect(await search({ q })).toMatchObject({ meta: { is_more: false } })
  })

  test.each(['%%', '😀😀', '--', '\u0301\u0301', '\ud800\ud800', ':*'])('%j finds nobody', async (q) => {
    expect(await search({ q })).toMatchObject({ data: [], meta: { total: 0 } })
  })

  test.each([
    ['half an escape', '%E0%A4%A', 200],
    ['a zero byte', 'ab%00', 400],
  ])('%s in the address is not a server error', async (_, q, status) => {
    expect((await call('GET', `/search?q=${q}`)).statusCode).toBe(status)
  })

  test('the longest text with many words is answered', async () => {
    const words = Array.from({ length: 50 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join(' ')
    expect(words).toHaveLength(99)
    expect((await search({ q: words })).data).toEqual([])
    expect((await search({ q: 'a b c d e f g h i j k l' })).data).toEqual([])
  })

  test('a name with any letters can be saved and found', async () => {
    const strange = ["D'\\:*&|!()", '<b>Bold</b>', '李'.repeat(50), '𝒜lpha', "''''", '-- ; drop']
    for (const [place, last] of strange.entries()) await named(`Strangeling${place}`, last)
    expect(new Set(await namesFor({ q: 'strangeling' })).size).toBe(strange.length)
  })
})

describe('SRC-05 a misspelled name', () => {
  test('is found even if a town has a similar spelling', async () => {
    for (const first of ['Ann', 'Bo', 'Cal', 'Dee', 'Eli'])
      await named(first, 'Townsperson', { city: 'Rogers' })
    await named('Dale', 'Rodgers')
    expect((await namesFor({ q: 'rogers' }))[0]).toBe('Dale Rodgers')
  })
})

describe('SRC-01 a search without text', () => {
  test('uses only the filters, also if the text is empty', async () => {
    await named('Textless', 'Choice', { state: 'VT' })
    for (const q of ['', ' ', '  ']) expect(await namesFor({ q, state: 'VT' })).toEqual(['Textless Choice'])
  })

  test('finds a state in any spelling', async () => {
    for (const state of ['Rhode Island', 'ri', 'rhode  island']) await named('Written', 'Out', { state })
    expect(await namesFor({ state: 'RI' })).toHaveLength(3)
  })
})

describe('SRC-01 a search is refused', () => {
  test.each([
    ['with one letter', 'q=x', { q: ['Please enter at least 2 characters'] }],
    ['with one letter among spaces', 'q=%20%20x%20', { q: ['Please enter at least 2 characters'] }],
    ['with two texts', 'q=one&q=two', { q: ['Please enter at least 2 characters'] }],
    ['with 300 characters', `q=${'x'.repeat(300)}`, { q: ['Please shorten this to 100 characters'] }],
    ['with a limit of 0', 'q=xi&limit=0', { limit: ['Must be a whole number from 1 to 15'] }],
    ['with a limit of 16', 'q=xi&limit=16', { limit: ['Must be a whole number from 1 to 15'] }],
    ['with a limit in words', 'q=xi&limit=all', { limit: ['Must be a whole number from 1 to 15'] }],
    ['with half a page', 'q=xi&page=1.5', { page: ['Must be a whole number, at least 1'] }],
    ['with page 0', 'q=xi&page=0', { page: ['Must be a whole number, at least 1'] }],
    ['with page 1e400', 'q=xi&page=1e400', { page: ['Must be a whole number, at least 1'] }],
    [
      'with everything wrong, all reported together',
      'q=x&page=&limit=-1',
      {
        q: ['Please enter at least 2 characters'],
        page: ['Must be a whole number, at least 1'],
        limit: ['Must be a whole number from 1 to 15'],
      },
    ],
  ])('%s', async (_, query, errors) => {
    const answer = await call('GET', `/search?${query}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual(errors)
  })
})

describe('SRC-03 many athletes', () => {
  beforeAll(async () => {
    for (let place = 0; place < 7; place++) await named('Maximiliana', `Paged${place}`)
  })

  const page = async (number: number, limit: number) => {
    const { data, links, meta } = await search({ q: 'maximiliana paged', page: number, limit })
    return { names: data.map(({ full_name }: { full_name: string }) => full_name), links, meta }
  }

  test('have pages that together are the whole list', async () => {
    const pages = [await page(1, 3), await page(2, 3), await page(3, 3)]
    expect(pages.flatMap(({ names }) => names)).toEqual((await page(1, 15)).names)
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(7)
    const path = '/api/search'
    const link = (number: number) => `${path}?q=maximiliana+paged&limit=3&page=${number}`
    const whole = { path, per_page: 3, last_page: 3, total: 7, is_more: false }
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

  test('have links that work, with the chosen filters and any text', async () => {
    const { links } = await search({ q: 'Maximiliana/"Pagéd"', limit: 1, sports: 'basketball' })
    expect(links.next).toContain('sports=basketball')
    const next = (await tested.app.inject({ url: links.next })).json()
    expect(next).toMatchObject({ data: [{ first_name: 'Maximiliana' }], meta: { current_page: 2, total: 7 } })
  })

  test.each([4, 90, 9_007_199_254_740_991])(
    'end before page %i, which gives the last page',
    async (number) => {
      expect(await page(number, 3)).toEqual(await page(3, 3))
    },
  )

  test('have 15 per page by default, and all of them without a query', async () => {
    const { data, meta } = await search({})
    expect(data).toHaveLength(15)
    expect(meta).toMatchObject({ per_page: 15, current_page: 1, is_more: false })
    expect(meta.total).toBeGreaterThan(30)
  })

  test('can be none, which is one empty page', async () => {
    const answer = await ask({ q: 'nobody at all' })
    expect(answer.json()).toEqual({
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
        is_more: false,
      },
    })
  })
})
