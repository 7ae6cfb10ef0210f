import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { userTypes } from '@fieldhouse/contract/guards'
import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { buildUser } from '../../modules/accounts/accounts.factory.ts'
import { billingDayOf } from '../../modules/billing/index.ts'
import { loadSports } from '../../modules/profiles/index.ts'
import { type PageVisit, pageVisit } from '../../modules/profiles/profiles.visit.factory.ts'
import { sharedPageKinds } from '../../shared-page-kinds.ts'
import { advanceClock, resetClock } from '../clock.ts'
import { startSession } from '../sessions/sessions.ts'
import { loadBuiltWeb } from './web.ts'

/**
 * A page that is cached for all visitors never contains anything from one person. The pages are rendered by the real,
 * built web. Each case first meets an empty cache, and then a plain visitor asks for the same page.
 */
let tested: TestApp
let visit: PageVisit
beforeAll(async () => {
  tested = await testApp({ web: await loadBuiltWeb() })
  await loadSports(tested.ports.database.db)
  visit = await pageVisit(tested, { slug: 'amara-whitlock' })
  await visit.read()
})
afterAll(() => tested.close())

const host = 'localhost:3000'

/** The addresses of each kind of shared page. A new kind needs its addresses here, or the first test fails. */
const addresses: Record<string, { url: string; host: string; title: string }[]> = {
  text: [{ url: '/packages', host, title: 'Packages | Fieldhouse' }],
  home: [{ url: '/', host, title: 'Fieldhouse: Your Profile Page Gets You In The Game' }],
  'top-100': [{ url: '/top-100', host, title: 'Top 100: ' }],
  roster: [{ url: '/roster', host, title: 'The roster | Fieldhouse' }],
  search: [{ url: '/search-results', host, title: 'Search athletes | Fieldhouse' }],
  athlete: [
    { url: '/amara-whitlock', host, title: 'Robin Marsh | Fieldhouse' },
    { url: '/', host: `amara-whitlock.${host}`, title: 'Robin Marsh | Fieldhouse' },
  ],
}

test('every kind of shared page is tested here', () => {
  const kinds = sharedPageKinds(tested.ports.database.db).map(({ name }) => name)
  expect(Object.keys(addresses)).toEqual(kinds)
})

type Headers = Record<string, string>
type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Place = (typeof addresses)[string][number]

/** No test here may reach a limit. */
let callers = 0
const ask = ({ url, host }: Pick<Place, 'url' | 'host'>, headers: Headers = {}, method: Method = 'GET') =>
  tested.app.inject({
    method,
    url,
    headers: { host, accept: 'text/html', ...headers },
    remoteAddress: `198.51.${callers >> 8}.${callers++ & 255}`,
  })

/** A new version of every page with the same content, so every cached page is out of date. */
const emptyCache = async () => {
  // A statement counts as a change even if it finds no row.
  await tested.ports.database.db.execute(sql`update site_contents set value = value where false`)
}

/** Only the time of rendering may differ. */
const wordsOf = (body: string) => body.replaceAll(/\b\d{13}\b/g, 'moment')

/** The first difference of two pages, in short. The pages themselves are long. */
const difference = (one: string, other: string): string => {
  if (one === other) return ''
  let at = 0
  while (one[at] === other[at]) at++
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' <> ')
}

const visitorsPages = new Map<Place, string>()
const visitorsPage = async (place: Place): Promise<string> => {
  const known = visitorsPages.get(place)
  if (known) return known
  await emptyCache()
  const { statusCode, body } = await ask(place)
  expect(statusCode).toBe(200)
  expect(body.includes(`<title>${place.title}`)).toBe(true)
  visitorsPages.set(place, wordsOf(body))
  return wordsOf(body)
}

const expectUnchanged = async (place: Place, first: () => Promise<unknown>) => {
  const expected = await visitorsPage(place)
  await emptyCache()
  await first()
  const seen = await ask(place)
  expect(seen.statusCode).toBe(200)
  expect(difference(wordsOf(seen.body), expected)).toBe('')
  expect(seen.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie, authorization',
    'content-length': String(Buffer.byteLength(seen.body)),
  })
}

const places = Object.values(addresses).flat()
const atEachPlace = describe.each(places)

const tokenOf = ({ authorization = '' }: Headers) => authorization.slice('Bearer '.length)

const superAdmin = async () => {
  const { db } = tested.ports.database
  const userId = await buildUser(db, { type: 'admin', is_super_admin: true })
  return (await startSession(db, { userId, remember: true })).token
}

/** People who see a page of their own. */
const people: Record<string, () => Promise<string>> = {
  ...Object.fromEntries(
    userTypes.map((type) => [type, async () => tokenOf((await tested.signedIn(type)).headers)]),
  ),
  'super admin': superAdmin,
  owner: async () => tokenOf(visit.owner),
  'own parent': async () => tokenOf(await visit.parent()),
  'assigned coach': async () => tokenOf(await visit.assignedCoach()),
  'success coach': async () => tokenOf(await visit.successCoach()),
}

const tokens = new Map<string, string>()
const tokenOfPerson = async (person: string): Promise<string> => {
  const token = tokens.get(person) ?? (await people[person]?.()) ?? ''
  tokens.set(person, token)
  return token
}

const asBearer = (token: string) => ({ authorization: `Bearer ${token}` })
const asCookie = (token: string) => ({ cookie: `main-auth-token=${token}` })

atEachPlace('after a signed-in person, at $host $url', (place) => {
  const ways: [string, (token: string) => Headers][] = [
    ['bearer', asBearer],
    ['cookie', asCookie],
    ['bearer in lower case', (token) => ({ authorization: `bearer ${token}` })],
    ['cookie among others', (token) => ({ cookie: `a=1;main-auth-token=${token}; darkMode=1` })],
    ['both', (token) => ({ ...asBearer(token), ...asCookie(token) })],
    ['cookie next to another scheme', (token) => ({ authorization: 'Basic YTpi', ...asCookie(token) })],
  ]
  /** The answers to HEAD and GET are this person's own. */
  const expectOwn = async (place: Place, asHead: Headers, asGet: Headers) => {
    for (const [method, headers] of [['HEAD', asHead] as const, ['GET', asGet] as const]) {
      const own = await ask(place, headers, method)
      expect(own.headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(own.headers).not.toHaveProperty('etag')
      if (method === 'GET') expect(difference(wordsOf(own.body), await visitorsPage(place))).not.toBe('')
    }
  }

  // The server reads the token before it knows whose it is. So one person tries every way for all.
  test.each(ways)('the owner by %s', async (_name, way) => {
    const token = await tokenOfPerson('owner')
    await expectUnchanged(place, () => expectOwn(place, way(token), way(token)))
  })

  test.each(Object.keys(people))('%s', async (person) => {
    const token = await tokenOfPerson(person)
    await expectUnchanged(place, () => expectOwn(place, asCookie(token), asBearer(token)))
  })

  test('a signed-in person never gets the page that was cached for visitors', async () => {
    await ask(place)
    const { headers, body } = await ask(place, asBearer(tokenOf(visit.owner)))
    expect(headers['cache-control']).toBe('no-store')
    expect(difference(wordsOf(body), await visitorsPage(place))).not.toBe('')
  })
})

atEachPlace('after a visitor, at $host $url', (place) => {
  const ended = async () => {
    const { db } = tested.ports.database
    const { headers } = await tested.signedIn('coach')
    await db.execute(sql`update sessions set expires_at = now() - interval '1 day' where user_id in (
      select user_id from sessions order by created_at desc limit 1)`)
    return tokenOf(headers)
  }

  test.each([
    ['bearer', asBearer],
    ['cookie', asCookie],
  ] as const)('with an ended session (%s)', async (_name, way) => {
    const headers = way(await ended())
    await expectUnchanged(place, async () => {
      const { body } = await ask(place, headers)
      expect(difference(wordsOf(body), await visitorsPage(place))).toBe('')
    })
  })

  test.each<[string, Headers]>([
    ['an unknown bearer', asBearer('nobody-has-this-token')],
    ['an unknown cookie', asCookie('nobody-has-this-token')],
    ['an empty cookie', asCookie('')],
    ['other cookies', { cookie: 'promo-code=LUIS10; view-top-100=0; lastDetectedTheme=dark; x=<b>' }],
    ['a mode that does not exist', { cookie: 'darkMode=<script>' }],
    ['a clock that does not exist', { cookie: 'clientTime=9999' }],
    ['a clock in another script', { cookie: 'clientTime=%2D300' }],
    ['a forged host', { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }],
    ['a host in large letters', { host: place.host.toUpperCase() }],
  ])('with %s', async (_name, headers) => {
    await expectUnchanged(place, () => ask(place, headers))
  })

  test.each(['?', '?mode=edit', '?utm_source=%3Cscript%3E', '?login=1&url=/admin', '?darkMode=1'])(
    'with the query %s',
    async (query) => {
      await expectUnchanged(place, () => ask({ ...place, url: place.url + query }))
    },
  )
})

// The server reads these before it knows the kind of a page. So a page of the main site and a subdomain speak for all.
describe.each([addresses.text, addresses.athlete].map((places) => places?.at(-1) as Place))(
  'after a visitor, at $host $url',
  (place) => {
    test.each<[string, Headers]>([
      ['an invalid bearer', { authorization: 'Bearer <script>alert(1)</script>' }],
      ['an empty bearer', { authorization: 'Bearer ' }],
      ['another scheme', { authorization: 'Basic YTpi' }],
      ['a known tag', { 'if-none-match': '"anything"' }],
      ['any tag', { 'if-none-match': '*' }],
      ['a date', { 'if-modified-since': new Date().toUTCString() }],
      ['brotli', { 'accept-encoding': 'br' }],
      ['gzip', { 'accept-encoding': 'gzip' }],
      ['an encoding that does not exist', { 'accept-encoding': 'zz, *;q=0' }],
      ['a robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
      ['a network that shows link cards', { 'user-agent': 'facebookexternalhit/1.1' }],
      ['an old browser', { 'user-agent': 'Mozilla/4.0 (compatible; MSIE 6.0)' }],
      ['a phone', { 'user-agent': 'iPhone', 'sec-ch-ua-mobile': '?1', 'save-data': 'on' }],
      ['another language', { 'accept-language': 'es-MX,es;q=0.9' }],
      ['any type', { accept: '*/*' }],
      ['a part', { range: 'bytes=0-99' }],
      ['a key', { 'idempotency-key': 'a-key' }],
      ['a foreign page', { origin: 'https://evil.example', referer: 'https://evil.example/x' }],
      ['no-cache', { 'cache-control': 'no-cache', pragma: 'no-cache' }],
      ['a forged protocol', { 'x-forwarded-proto': 'https' }],
      ['a forged address', { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' }],
      ['a forged path', { 'x-original-url': '/admin/users', 'x-rewrite-url': '/admin/users' }],
      ['another method in a header', { 'x-http-method-override': 'POST' }],
      ['a trace', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }],
    ])('with %s', async (_name, headers) => {
      await expectUnchanged(place, () => ask(place, headers))
    })

    test.each<Method>(['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])('by %s', async (method) => {
      await expectUnchanged(place, () => ask(place, {}, method))
    })
  },
)

describe('the query', () => {
  const main = addresses.athlete?.[0] as Place
  const asked = (query: string) => ask({ ...main, url: main.url + query })

  test.each(['?', '?utm_source=coach', '?x=1&x=2', '?%E0%A4%A', '?a?mode=edit', '?Mode=edit', '?darkMode=1'])(
    'is dropped if the page does not read it: %s',
    async (query) => {
      const { etag } = (await ask(main)).headers
      expect(etag).toBeDefined()
      expect((await asked(query)).headers.etag).toBe(etag)
    },
  )

  test.each(['?mode=edit', '?a=1&mode=edit', '?m%6Fde=edit', '?role=coach&invite=abc'])(
    'gets its own page if the page reads it: %s',
    async (query) => {
      expect((await asked(query)).headers.etag).toBeUndefined()
    },
  )

  test('with a role that does not exist still sends a visitor home', async () => {
    await ask(main)
    const { statusCode, headers } = await asked('?role=wizard')
    expect([statusCode, headers.location]).toEqual([302, '/'])
  })
})

describe('HEAD', () => {
  /** Over a real connection, because only there a missing body shows. */
  const askByWire = async (place: Place, method: Method, encoding: string) => {
    const { port } = tested.app.server.address() as AddressInfo
    const headers = { host: place.host, accept: 'text/html', 'accept-encoding': encoding }
    const sent = request({ port, path: place.url, method, headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }
  beforeAll(() => tested.app.listen({ port: 0, host: '127.0.0.1' }))

  test.each(
    places.flatMap((place) => ['identity', 'br', 'gzip'].map((encoding) => [place, encoding] as const)),
  )('has the headers of GET: %j, %s', async (place, encoding) => {
    await emptyCache()
    const cold = await askByWire(place, 'HEAD', encoding)
    const whole = await askByWire(place, 'GET', encoding)
    const warm = await askByWire(place, 'HEAD', encoding)
    expect(whole.body.byteLength).toBeGreaterThan(1000)
    expect(whole.headers['content-length']).toBe(String(whole.body.byteLength))
    const { 'x-request-id': _id, date: _date, ...lasting } = whole.headers
    for (const { status, body, headers } of [cold, warm]) {
      expect(status).toBe(200)
      expect(body.byteLength).toBe(0)
      expect(headers).toMatchObject(lasting)
    }
  })
})

describe('a host name that is not ours', () => {
  const main = addresses.athlete?.[0] as Place

  test('is never cached if no address is configured, and reaches nobody else', async () => {
    const evil = { ...main, host: 'evil.example' }
    await expectUnchanged(main, async () => {
      const first = await ask(evil)
      expect(first.statusCode).toBe(200)
      expect(first.headers).not.toHaveProperty('etag')
    })
  })

  test('is in no page if an address is configured', async () => {
    const configured = await testApp({
      web: await loadBuiltWeb(),
      settings: { PUBLIC_URL: 'https://fieldhouse.example' },
    })
    const { db } = configured.ports.database
    await loadSports(db)
    await (await pageVisit(configured, { slug: 'amara-whitlock' })).read()
    const at = (host: string, url = '/amara-whitlock') =>
      configured.app.inject({ url, headers: { host, accept: 'text/html' } })
    const evil = await at('evil.example')
    expect(evil.body.includes('evil.example')).toBe(false)
    expect(evil.body.includes('https://fieldhouse.example/amara-whitlock')).toBe(true)
    // The same page under one key, whatever host name a request uses.
    for (const host of ['fieldhouse.example', 'fieldhouse.example:9999', '10.0.0.7:3000'])
      expect(difference((await at(host)).body, evil.body)).toBe('')
    const own = await at('amara-whitlock.fieldhouse.example:9999', '/')
    expect(own.body.includes('example:9999')).toBe(false)
    expect(difference((await at('amara-whitlock.fieldhouse.example', '/')).body, own.body)).toBe('')
    await configured.close()
  })
})

describe('the look of a page', () => {
  const main = addresses.athlete?.[0] as Place
  const tagFor = async (cookie: string) => (await ask(main, cookie ? { cookie } : {})).headers.etag

  test('is cached for each mode and each clock that exists, and for no other', async () => {
    const plain = await tagFor('')
    expect(await tagFor('darkMode=1')).not.toBe(plain)
    expect(await tagFor('darkMode=0')).not.toBe(plain)
    expect(await tagFor('clientTime=-300')).not.toBe(plain)
    for (const cookie of [
      'darkMode=2',
      'darkMode=',
      'clientTime=1',
      'clientTime=1e2',
      'lastDetectedTheme=dark',
    ])
      expect([cookie, await tagFor(cookie)]).toEqual([cookie, plain])
  })

  test('is what the visitor chose', async () => {
    const modeOf = async (cookie: string) =>
      /<html[^>]*data-mode="(\w+)"/.exec((await ask(main, { cookie })).body)?.[1]
    expect(await modeOf('clientTime=540; darkMode=1')).toBe('dark')
    expect(await modeOf('darkMode=0')).toBe('light')
    expect(await modeOf('other=1')).toBeUndefined()
  })
})

describe('PRO-04 units on a shared page', () => {
  const place = addresses.athlete?.[0] as Place
  const post = (path: string, headers: Headers, payload: object) =>
    tested.app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
  const unitsSeen = async (headers: Headers = {}) =>
    /187(<[^>]*>| |&nbsp;)*cm/.test((await ask(place, headers)).body) ? 'metric' : 'imperial'

  test('are the product’s. A person’s own choice reaches only that person', async () => {
    await visit.save('info', { first_name: 'Robin', last_name: 'Marsh', height_cm: 187 })
    visitorsPages.clear()
    const { headers } = await tested.signedIn('parent')
    await post('/user/metric-type', headers, { metric_type: 2 })
    expect(await unitsSeen(headers)).toBe('metric')
    expect(await unitsSeen()).toBe('imperial')
    const { headers: admin } = await tested.signedIn('admin')
    await post('/panel/admin/settings/update/metric_type', admin, { metric_type: 2 })
    expect(await unitsSeen()).toBe('metric')
    expect(await unitsSeen((await tested.signedIn('rsc')).headers)).toBe('imperial')
    await post('/panel/admin/settings/update/metric_type', admin, { metric_type: 1 })
    expect(await unitsSeen()).toBe('imperial')
  })
})

describe('PUB-04 a cached page about packages', () => {
  const place = addresses.text?.[0] as Place
  const packages = '/api/panel/admin/settings/packages'
  const change = async (url: string, payload: object = {}) => {
    const { headers } = await tested.signedIn('admin')
    const { version } = (await tested.app.inject({ url: packages, headers })).json().data
    const answer = await tested.app.inject({ method: 'POST', url, headers, payload: { version, ...payload } })
    expect(answer.statusCode).toBeLessThan(300)
    return answer.json().data
  }
  const seen = async (text: string) => (await ask(place)).body.includes(text)
  afterEach(resetClock)

  test('is read from memory until something in it changes', async () => {
    const { etag } = (await ask(place)).headers
    expect((await ask(place)).headers.etag).toBe(etag)
    await change(`${packages}/update/package-1`, { tagline: 'Begin right here.' })
    expect(await seen('Begin right here.')).toBe(true)
    expect((await ask(place)).headers.etag).not.toBe(etag)
  })

  test('loses a hidden option at once', async () => {
    const { options } = await change(`${packages}/options`, {
      name: 'Camp planner',
      description: 'Which camps to visit.',
      package_keys: ['package-1'],
    })
    expect(await seen('Camp planner')).toBe(true)
    const { id } = options.find(({ name }: { name: string }) => name === 'Camp planner')
    await change(`${packages}/options/${id}/toggle-hide`)
    expect(await seen('Camp planner')).toBe(false)
  })

  test('has a new price on its first day, and not before', async () => {
    const tomorrow = billingDayOf(new Date(Date.now() + 24 * 60 * 60 * 1000))
    await change(`${packages}/update/package-2`, { month_price: 7123, starts_on: tomorrow })
    expect(await seen('71.23')).toBe(false)
    advanceClock(24 * 60 * 60 * 1000)
    expect(await seen('71.23')).toBe(true)
  })

  test('follows the site’s texts', async () => {
    const { headers } = await tested.signedIn('admin')
    const phone = { ...siteDefaults.company, phone: '+1 614 555 0142' }
    await tested.app.inject({ method: 'POST', url: '/api/site-content/company', headers, payload: phone })
    expect(await seen('614')).toBe(true)
  })

  test('about an unknown package is not cached', async () => {
    const { statusCode, headers } = await ask({ ...place, url: '/packages/gold' })
    expect([statusCode, headers.etag]).toEqual([404, undefined])
  })
})
