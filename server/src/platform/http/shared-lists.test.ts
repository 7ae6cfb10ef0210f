import { AsyncLocalStorage } from 'node:async_hooks'
import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { createApp } from '../../app.ts'
import { loadBundledData } from '../../bundled-data.ts'
import { readConfig } from '../../config.ts'
import { emit } from '../../events.ts'
import { users } from '../../modules/accounts/accounts.tables.ts'
import { athletes } from '../../modules/profiles/profiles.tables.ts'
import { type PageVisit, pageVisit } from '../../modules/profiles/profiles.visit.factory.ts'
import { asGirl, rankingVisit } from '../../modules/rankings/rankings.factory.ts'
import { searchMisses } from '../../modules/search/search.tables.ts'
import { sharedPageKinds } from '../../shared-page-kinds.ts'
import type { Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { eventually } from '../eventually.factory.ts'
import { findPageVersions } from './page-versions.queries.ts'
import { loadBuiltWeb } from './web.ts'

/** Visitors' pages from memory: they follow every change at once, on every node, and cost one query until then. */
let tested: TestApp
/** Another node on the same database: it shares nothing that a page is cached in. */
let otherNode: FastifyInstance
let visit: Awaited<ReturnType<typeof rankingVisit>>
let renders = 0
let isWebBroken = false
beforeAll(async () => {
  const built = await loadBuiltWeb()
  const web = {
    isDevelopment: false,
    render: (...asked: Parameters<typeof built.render>) => {
      renders++
      if (isWebBroken) throw new Error('the web is broken')
      return built.render(...asked)
    },
  }
  tested = await testApp({ web })
  await loadBundledData(db())
  otherNode = createApp(readConfig({ NODE_ENV: 'test' }), tested.ports, { web, isStopping: () => false })
  await otherNode.ready()
  visit = await rankingVisit(tested)
  await saveContent('home', { ...siteDefaults.home, featured: ['wilma-first', 'first-of-home'] })
})
afterAll(async () => {
  await otherNode.close()
  await tested.close()
})

const db = () => tested.ports.database.db

const saveContent = async (part: string, payload: object) => {
  const { headers } = await tested.signedIn('admin')
  const url = `/api/site-content/${part}`
  expect((await tested.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
}

let callers = 0
/** No test here may reach a limit. */
const askOf = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: { host: 'localhost:3000', accept: 'text/html', ...headers },
    remoteAddress: `198.51.${callers >> 8}.${callers++ & 255}`,
  })
const ask = (url: string, headers?: Record<string, string>) => askOf(tested.app, url, headers)
const tagOf = async (url: string, headers?: Record<string, string>) => (await ask(url, headers)).headers.etag

const pagesOfKind: Record<string, string[]> = {
  text: ['/packages', '/terms', '/best-college-match', '/bcm/teaser', '/contact-us', '/delete-sorry'],
  home: ['/', '/password/reset'],
  'top-100': ['/top-100', '/top-100?sport=basketball&gender=female&class=2028'],
  roster: ['/roster', '/roster?sport=soccer&class=2028&page=2'],
  search: ['/search-results', '/search-results?q=wilma', '/search-results?q=wlima+frst&page=2'],
}
const lists = ['/', '/top-100', '/roster', '/search-results?q=wilma']

/** The statements that the pages wait for, without those of the jobs, of the counted searches, and of other tests. */
const heardDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const heard: string[] = []
  const { rows } = await db().execute<{ name: string }>(sql`select current_database() as name`)
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [asked] = given
    if (this.database === rows[0]?.name)
      heard.push(typeof asked === 'string' ? asked : (asked as pg.QueryConfig).text)
    return Reflect.apply(query, this, given)
  })
  await work().finally(() => spy.mockRestore())
  return heard.filter(
    (text) => !/pgboss|outbox|jobs_done|search_days|search_misses|^(begin|commit)|mail/i.test(text),
  )
}

const asking = new AsyncLocalStorage<boolean>()

/** The statements that the pages send themselves. Nothing else that goes on meanwhile is among them. */
const readBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const read: string[] = []
  const { query } = pg.Pool.prototype
  const spy = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (
    this: pg.Pool,
    ...given: unknown[]
  ) {
    const [asked] = given
    if (asking.getStore()) read.push(typeof asked === 'string' ? asked : (asked as pg.QueryConfig).text)
    return Reflect.apply(query, this, given)
  })
  await asking.run(true, work).finally(() => spy.mockRestore())
  return read.filter((text) => !/search_days|search_misses/.test(text))
}

interface Watched {
  readonly version: string
  /** Null for all. */
  readonly columns: readonly string[] | null
}

const watchedTables = async (): Promise<Map<string, Watched>> => {
  const { rows } = await db().execute<{ name: string; version: string; columns: string[] }>(sql`
    select relname as name, convert_from(trim(trailing '\\000'::bytea from tgargs), 'utf8') as version,
      array(select attname::text from pg_attribute where attrelid = tgrelid and attnum = any(tgattr::int2[])) as columns
    from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'page_change'`)
  return new Map(
    rows.map(({ name, version, columns }) => [
      name,
      { version, columns: columns.length > 0 ? columns : null },
    ]),
  )
}

const allTables = async (): Promise<string[]> => {
  const { rows } = await db().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}

/** Loaded with a version of the product. The list of loaded versions is watched. */
const isReference = (table: string): boolean => /^(profiles_sport_facts|colleges)$/.test(table)

test.each(Object.entries(pagesOfKind))(
  'everything that a page is read from is watched: %s',
  async (name, pages) => {
    const kind = sharedPageKinds(db()).find((known) => known.name === name)
    const athlete = await visit.player(80, asGirl({ slug: `first-of-${name}`, class_year: 2028 }))
    // Built on first read, from parts that can't change without it.
    await athlete.read()
    const heard = await readBy(async () => {
      for (const page of pages) expect((await ask(page)).headers.etag).toBeDefined()
    })
    const watched = await watchedTables()
    const unwatched = (await allTables()).filter((table) => {
      const reads = heard.filter((text) => new RegExp(`\\b${table}\\b`).test(text))
      if (reads.length === 0 || table === 'page_versions' || isReference(table)) return false
      const watch = watched.get(table)
      const columns = reads.flatMap((text) =>
        [...text.matchAll(new RegExp(`"${table}"\\."(\\w+)"`, 'g'))].map(([, column]) => column),
      )
      const misses = columns.filter((column) => column !== 'id' && !watch?.columns?.includes(column ?? ''))
      return (
        !kind?.madeOf.some((version) => version === watch?.version) || (watch?.columns && misses.length > 0)
      )
    })
    expect(unwatched).toEqual([])
    expect(heard.length).toBeGreaterThan(pages.length)
  },
)

describe.each(lists)('an athlete on %s', (list) => {
  let page: PageVisit
  const isSeen = async () =>
    Promise.all([tested.app, otherNode].map(async (node) => (await askOf(node, list)).body.includes('Wilma')))
  beforeAll(async () => {
    page = await visit.player(95, { slug: 'wilma-first', user: { first_name: 'Wilma', last_name: 'First' } })
  })
  afterAll(async () => {
    await transaction(db(), async (tx) => {
      await tx.update(users).set({ deleted_at: new Date() }).where(eq(users.id, page.userId))
      await tx.update(athletes).set({ slug: page.id }).where(eq(athletes.id, page.id))
      await emit(tx, 'accounts.user-changed', { user_id: page.userId })
    })
  })

  test('who hides or comes back does so for the next visitor, on every node', async () => {
    expect(await isSeen()).toEqual([true, true])
    await page.save('settings', { is_visible: false })
    expect(await isSeen()).toEqual([false, false])
    await page.save('settings', { is_visible: true })
    expect(await isSeen()).toEqual([true, true])
  })

  test('who leaves is gone for the next visitor, on every node', async () => {
    const leave = (deleted_at: Date | null) =>
      transaction(db(), async (tx) => {
        await tx.update(users).set({ deleted_at }).where(eq(users.id, page.userId))
        await emit(tx, 'accounts.user-changed', { user_id: page.userId })
      })
    await leave(new Date())
    expect(await isSeen()).toEqual([false, false])
    await leave(null)
    expect(await isSeen()).toEqual([true, true])
  })

  test('has a new name at once', async () => {
    expect(await isSeen()).toEqual([true, true])
    await page.save('info', { first_name: 'Brunhilde', last_name: 'First' })
    expect(await isSeen()).toEqual([false, false])
    await page.save('info', { first_name: 'Wilma', last_name: 'First' })
    expect(await isSeen()).toEqual([true, true])
  })
})

describe('the version of a page', () => {
  const versions = () => findPageVersions(db())
  const rename = (tx: Db, id: string, city: string) =>
    tx.update(athletes).set({ city }).where(eq(athletes.id, id))

  test('does not follow a change that was taken back', async () => {
    const { id } = await pageVisit(tested)
    const before = await versions()
    const tag = await tagOf('/roster')
    const failing = transaction(db(), async (tx) => {
      await rename(tx, id, 'Xanadu')
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect(await versions()).toEqual(before)
    expect(await tagOf('/roster')).toBe(tag)
  })

  test('follows each of two changes at the same moment, and neither waits for the other', async () => {
    const [one, two] = [await pageVisit(tested), await pageVisit(tested)]
    const seen = [(await versions()).athletes]
    await transaction(db(), async (tx) => {
      await rename(tx, one.id, 'Xanadu')
      await transaction(db(), (other) => rename(other, two.id, 'Xanadu'))
      seen.push((await versions()).athletes)
      await rename(tx, two.id, 'Utopia')
    })
    seen.push((await versions()).athletes)
    expect(new Set(seen).size).toBe(3)
  })

  test('follows many changes at once, and the rows that count them are used again', async () => {
    const { id } = await pageVisit(tested)
    const count = async () => {
      const { rows } = await db().execute(sql`select id from page_versions where name = 'athletes'`)
      return rows.length
    }
    const before = Number((await versions()).athletes)
    const changes = 40
    await Promise.all(
      Array.from({ length: changes }, (_, index) =>
        transaction(db(), async (tx) => {
          await rename(tx, id, `Town ${index}`)
          await rename(tx, id, `City ${index}`)
        }),
      ),
    )
    expect(Number((await versions()).athletes)).toBe(before + 2 * changes)
    expect(await count()).toBeLessThan(changes)
  })

  test('does not follow sign-ins', async () => {
    const { userId } = await tested.signedIn('athlete')
    const before = await versions()
    await db().update(users).set({ last_seen_at: new Date() }).where(eq(users.id, userId))
    expect(await versions()).toEqual(before)
  })
})

describe('a visitor who closed the banner', () => {
  const closed = { cookie: 'view-top-100=0' }

  test('shares a page without it with others who did', async () => {
    await visit.player(99, { user: { first_name: 'Leonie', last_name: 'Leader' } })
    const tag = await tagOf('/', closed)
    expect(tag).toBeDefined()
    expect(await tagOf('/', { cookie: 'x=1; view-top-100=0' })).toBe(tag)
    expect((await ask('/', closed)).body).not.toContain('Leonie')
    expect((await ask('/')).body).toContain('Leonie')
    expect(await tagOf('/', { cookie: 'view-top-100=2' })).toBe(await tagOf('/'))
  })

  test('shares the other pages with everyone', async () => {
    expect(await tagOf('/roster', closed)).toBe(await tagOf('/roster'))
  })
})

test('ADM-05 a banner is gone at once on every node when an admin hides it', async () => {
  const show = (is_shown: boolean) =>
    saveContent('top_100_banner', { ...siteDefaults.top_100_banner, title: 'Camp in June', is_shown })
  const isSeen = () =>
    Promise.all(
      [tested.app, otherNode].map(async (node) => (await askOf(node, '/')).body.includes('Camp in June')),
    )
  await show(true)
  expect(await isSeen()).toEqual([true, true])
  await show(false)
  expect(await isSeen()).toEqual([false, false])
})

describe('the parameters of a list', () => {
  test.each([
    ['/top-100?sport=soccer', '/top-100'],
    ['/top-100?gender=male', '/top-100?gender=female'],
    ['/roster?page=2', '/roster'],
    ['/search-results?q=wilma', '/search-results?q=other'],
    ['/search-results?q=wilma&page=2', '/search-results?q=wilma'],
    ['/search-results?q=a&q=b', '/search-results?q=b&q=a'],
  ])('%s is not %s', async (one, other) => {
    const tags = [await tagOf(one), await tagOf(other)]
    expect(tags.every(Boolean)).toBe(true)
    expect(tags[0]).not.toBe(tags[1])
  })

  test('are the same in any order, among others that nobody reads', async () => {
    const tag = await tagOf('/top-100?sport=soccer&class=2028')
    expect(await tagOf('/top-100?class=2028&utm_source=coach&sport=soccer')).toBe(tag)
    expect(await tagOf('/top-100?utm_source=coach')).toBe(await tagOf('/top-100'))
  })

  test.each([
    '/search-results?q=wilma&state=OR',
    '/search-results?q=wilma&darkMode=1',
    `/search-results?q=${'x'.repeat(400)}`,
    '/top-100?role=coach&invite=abc',
    '/contact-us?package=starter-elite',
    '/bcm/teaser?athlete=abc',
  ])('give a visitor a page of their own: %s', async (url) => {
    expect([await tagOf(url)]).toEqual([undefined])
  })
})

test('SRC-02 a visitor’s filters are on no page but their own', async () => {
  const url = '/search-results?q=wilma'
  const tag = await tagOf(url)
  const choice = encodeURIComponent(JSON.stringify({ gender: ['male'] }))
  const own = await ask(url, { cookie: `search-filters=${choice}` })
  expect(own.headers).not.toHaveProperty('etag')
  expect(own.body).not.toContain('Wilma')
  expect(await tagOf(url)).toBe(tag)
})

test('a search is counted also when its page comes from memory', async () => {
  const isCounted = (times: number) =>
    eventually(async () => {
      const found = await db().select().from(searchMisses).where(eq(searchMisses.text, 'zzyzx'))
      expect(found[0]?.count).toBe(times)
    })
  await ask('/search-results?q=zzyzx')
  await isCounted(1)
  const before = renders
  for (let asked = 0; asked < 3; asked++) await ask('/search-results?q=zzyzx')
  await isCounted(4)
  expect(renders).toBe(before)
})

describe('while nothing changes', () => {
  test.each([...Object.values(pagesOfKind).flat(), '/wilma-first', '/nobody-here'])(
    '%s costs one query',
    async (url) => {
      await ask(url)
      expect(await heardDuring(() => ask(url))).toEqual([expect.stringContaining('page_versions')])
    },
  )

  test('all who ask at the same time share it', async () => {
    await Promise.all(lists.map((list) => ask(list)))
    const heard = await heardDuring(() =>
      Promise.all(Array.from({ length: 20 }, (_, index) => ask(lists[index % 3] ?? '/'))),
    )
    // Those who ask while it runs share the next one.
    expect(heard.length).toBeLessThanOrEqual(2)
  })
})

describe('a page that changed', () => {
  const change = () => db().update(athletes).set({ city: 'Xanadu' }).where(sql`false`)

  test('is rendered once for all who ask at the same time', async () => {
    await change()
    const before = renders
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/roster')))
    expect(renders).toBe(before + 1)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  test('is no page from memory while it can’t be rendered, and nobody waits forever', async () => {
    await change()
    isWebBroken = true
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('/roster')))
    isWebBroken = false
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500])
    const { statusCode, headers } = await ask('/roster')
    expect([statusCode, typeof headers.etag]).toEqual([200, 'string'])
  })
})
