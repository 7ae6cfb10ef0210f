import type { Package } from '@fieldhouse/contract/billing'
import type { Catalog } from '@fieldhouse/contract/billing.catalog'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { clock } from '../../../platform/clock.ts'
import { addDays, billingDayOf } from '../billing-day.ts'

let tested: TestApp
let admin: Awaited<ReturnType<TestApp['signedIn']>>
beforeAll(async () => {
  tested = await testApp()
  admin = await tested.signedIn('admin')
})
afterAll(() => tested.close())

const base = '/panel/admin/settings/packages'

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, who = admin) =>
  tested.app.inject({
    method,
    url: `/api${path}`,
    headers: who.headers,
    ...(method === 'POST' ? { payload: body ?? {} } : {}),
  })

const read = async (): Promise<Catalog> => (await call('GET', base)).json().data

const post = async (path: string, body?: object): Promise<Catalog> => {
  const answer = await call('POST', path, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json().data
}

const offered = async (): Promise<Package[]> =>
  (await tested.app.inject({ method: 'GET', url: '/api/packages' })).json().data

const namesOf = (options: readonly { readonly name: string }[] = []) => options.map(({ name }) => name)

const lastEntry = async () => {
  const [entry] = await tested.ports.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actor_id, admin.userId))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1)
  return entry
}

const idOf = async (name: string): Promise<string> => {
  const found = (await read()).options.find((option) => option.name === name)
  if (!found) throw new Error(`There is no option ${name}`)
  return found.id
}

const camps = { name: 'Camp planner', description: 'Find camps near you and plan the summer.' }

describe('ADM-03 the options of the packages', () => {
  test('are read by admins only, with every package’s price and families', async () => {
    const { packages, options, version } = await read()
    expect(packages).toMatchObject([
      { key: 'package-1', month_price: 1900, families: 0, prices: [{ month_price: 1900, state: 'current' }] },
      { key: 'package-2', month_price: 4900 },
      { key: 'package-3', month_price: 9900 },
      { key: 'package-4', month_price: 24_900 },
    ])
    expect(options).toHaveLength(14)
    expect(version).toBeGreaterThan(0)
    for (const type of ['editor', 'coach', 'rsc', 'parent', 'affiliate'] as const)
      expect((await call('GET', base, undefined, await tested.signedIn(type))).statusCode).toBe(403)
  })

  test('an added option is at the end, and families see it where it belongs', async () => {
    const { options } = await post(`${base}/options`, { ...camps, package_keys: ['package-4', 'package-3'] })
    expect(options.at(-1)).toMatchObject({
      ...camps,
      is_hidden: false,
      package_keys: ['package-3', 'package-4'],
    })
    const includes = (await offered()).map((offer) => offer.options.at(-1)?.is_included)
    expect(includes).toEqual([false, false, true, true])
    expect(await lastEntry()).toMatchObject({
      action: 'package-option.added',
      subject: 'Package option Camp planner',
      before: { 'Camp planner': null },
      after: {
        'Camp planner': {
          ...camps,
          is_hidden: false,
          in_packages: ['All-Star Showcase', 'College Concierge'],
        },
      },
    })
  })

  test('is renamed, and a name that another one has is refused', async () => {
    const id = await idOf('Camp planner')
    await post(`${base}/options/${id}`, { name: 'Summer planner' })
    expect(namesOf((await offered())[0]?.options)).toContain('Summer planner')
    expect(await lastEntry()).toMatchObject({
      action: 'package-option.changed',
      before: { 'Summer planner': { name: 'Camp planner' } },
      after: { 'Summer planner': { name: 'Summer planner' } },
    })
    const refused = await call('POST', `${base}/options/${id}`, { name: 'view counts' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ name: ['There is an option with this name already'] })
    await post(`${base}/options/${id}`, { name: 'Camp planner' })
  })

  test('is put into a package and taken out, by its wanted state or turned around', async () => {
    const option_id = await idOf('Camp planner')
    const toggle = async (is_included?: boolean) => {
      const { options } = await post(`${base}/package-1/options/toggle`, { option_id, is_included })
      return options.at(-1)?.package_keys.includes('package-1')
    }
    expect(await toggle()).toBe(true)
    const { after } = (await lastEntry()) ?? {}
    expect(after, 'the log names the package as families know it').toEqual({
      'Camp planner': { in_packages: ['Starter Showcase', 'All-Star Showcase', 'College Concierge'] },
    })
    expect(await toggle()).toBe(false)
    expect(await toggle(true)).toBe(true)
    expect(await toggle(true), 'the same wish twice changes nothing').toBe(true)
    expect(await toggle(false)).toBe(false)
    expect((await call('POST', `${base}/package-5/options/toggle`, { option_id })).statusCode).toBe(422)
  })

  test('is hidden from families and shown again', async () => {
    const id = await idOf('Camp planner')
    await post(`${base}/options/${id}/toggle-hide`)
    for (const { options, hidden_options } of await offered()) {
      expect(namesOf(options)).not.toContain('Camp planner')
      expect(hidden_options).toEqual([])
    }
    await post(`${base}/options/${id}/toggle-hide`, { is_hidden: false })
    expect(namesOf((await offered())[0]?.options)).toContain('Camp planner')
  })

  test('are sorted, if every one of them is named once', async () => {
    const ids = (await read()).options.map(({ id }) => id)
    const { options } = await post(`${base}/options/sort`, { ids: ids.toReversed() })
    expect(options.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(await lastEntry()).toMatchObject({ action: 'package-options.sorted' })
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]]]) {
      const refused = await call('POST', `${base}/options/sort`, { ids: wrong })
      expect(refused.json().errors).toEqual({ ids: ['Name every option once'] })
    }
    await post(`${base}/options/sort`, { ids })
  })

  test('is deleted, and the second time there is nothing to delete', async () => {
    const id = await idOf('Camp planner')
    const answer = await call('DELETE', `${base}/options/${id}`)
    expect(answer.statusCode).toBe(200)
    expect(namesOf(answer.json().data.options)).not.toContain('Camp planner')
    expect(await lastEntry()).toMatchObject({
      action: 'package-option.deleted',
      subject: 'Package option Camp planner',
    })
    expect((await call('DELETE', `${base}/options/${id}`)).statusCode).toBe(404)
  })

  test('are saved all at once, with what is new, changed, and gone', async () => {
    const { options, version } = await read()
    const [first, second, ...rest] = options
    const wanted = [second, { ...camps, is_hidden: true, package_keys: ['package-1'] }, ...rest]
    const saved = await post('/panel/admin/packages/update-options', { version, options: wanted })
    expect(saved.version).toBe(version + 1)
    expect(namesOf(saved.options)).toEqual([second?.name, 'Camp planner', ...namesOf(rest)])
    expect(await lastEntry()).toMatchObject({ action: 'package-options.saved' })
    const back = [first, second, ...rest]
    const refused = await call('POST', '/panel/admin/packages/update-options', {
      version: saved.version,
      options: back,
    })
    expect(refused.statusCode, 'a deleted option is not in the list').toBe(422)
    expect(refused.json().errors).toEqual({ 'options.0.id': ['This option is not in the list'] })
    const again = [{ ...first, id: undefined }, second, ...rest]
    await post('/panel/admin/packages/update-options', { version: saved.version, options: again })
  })

  test('name all mistakes of a list at once', async () => {
    const { version } = await read()
    const blank = { name: '', description: ' ', is_hidden: false, package_keys: ['package-9'] }
    const refused = await call('POST', '/panel/admin/packages/update-options', { version, options: [blank] })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject({
      'options.0.name': ['Please enter a name (at least 3 characters)'],
      'options.0.description': ['Please explain it in a sentence'],
      'options.0.package_keys.0': ['Choose packages that exist'],
    })
  })

  test('that hold script stay plain text', async () => {
    const script = '</script><script>alert(1)</script>'
    await post(`${base}/options`, { name: script, description: `<img src=x onerror=alert(1)>\u202e` })
    const answer = await tested.app.inject({ method: 'GET', url: '/api/packages' })
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.json().data[0].options.at(-1)).toMatchObject({
      name: script,
      description: '<img src=x onerror=alert(1)>',
    })
    await call('DELETE', `${base}/options/${await idOf(script)}`)
  })

  test('are never overwritten by an admin who has not seen them', async () => {
    const { options, version } = await read()
    const answers = await Promise.all(
      ['One', 'Two'].map((name) =>
        call('POST', '/panel/admin/packages/update-options', {
          version,
          options: [...options, { ...camps, name: `${name} camp`, is_hidden: false, package_keys: [] }],
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'packages_changed',
      message: 'Someone else changed the packages in the meantime. Reload them, then make your change again.',
    })
    const id = (await read()).options[0]?.id
    const stale = [
      call('POST', `${base}/options/${id}/toggle-hide`, { version }),
      call('POST', `${base}/update/package-1`, { version, name: 'Starter' }),
    ]
    for (const answer of await Promise.all(stale)) expect(answer.statusCode).toBe(409)
    const latest = await read()
    await post('/panel/admin/packages/update-options', { version: latest.version, options })
  })
})

describe('ADM-03 a package', () => {
  const tomorrow = () => addDays(billingDayOf(clock.now()), 1)

  test('gets another name and tagline, and keeps its address', async () => {
    const { version } = await read()
    await post(`${base}/update/package-1`, { version, name: 'First Step', tagline: 'Begin here.' })
    expect((await offered())[0]).toMatchObject({
      name: 'First Step',
      tagline: 'Begin here.',
      slug: 'starter-showcase',
    })
    expect(await lastEntry()).toMatchObject({
      action: 'package.changed',
      subject: 'Package Starter Showcase',
      before: { name: 'Starter Showcase', tagline: 'A page you are proud to send.' },
      after: { name: 'First Step', tagline: 'Begin here.' },
    })
  })

  test('gets a price with a first day, which families don’t see before', async () => {
    const { version } = await read()
    const starts_on = tomorrow()
    const { packages } = await post(`${base}/update/package-2`, { version, month_price: 5900, starts_on })
    expect(packages[1]).toMatchObject({
      month_price: 4900,
      prices: [
        { month_price: 4900, state: 'current' },
        { month_price: 5900, starts_on, state: 'scheduled' },
      ],
    })
    expect((await offered())[1]).toMatchObject({ month_price: 4900 })
    expect(await lastEntry()).toMatchObject({
      action: 'package.price-changed',
      subject: 'Package Starter Elite',
      before: { month_price_cents: 4900 },
      after: { month_price_cents: 5900, starts_on },
    })
  })

  test('gets its planned price back, but not a price that has started', async () => {
    const { version, packages } = await read()
    const withdraw = (body: object) => call('POST', `${base}/package-2/prices/withdraw`, body)
    const started = packages[1]?.prices[0]?.starts_on
    expect((await withdraw({ version, starts_on: started })).statusCode).toBe(404)
    const { json } = await withdraw({ version, starts_on: tomorrow() })
    expect(json().data.packages[1].prices).toMatchObject([{ month_price: 4900, state: 'current' }])
    expect(await lastEntry()).toMatchObject({
      action: 'package.price-withdrawn',
      before: { month_price_cents: 5900, starts_on: tomorrow() },
      after: { month_price_cents: 4900 },
    })
  })

  test.each([
    ['today', 0, 5900, { starts_on: [expect.stringMatching(/^Choose a day from /)] }],
    ['in the past', -30, 5900, { starts_on: [expect.stringMatching(/^Choose a day from /)] }],
    ['in 30 years', 11_000, 5900, { starts_on: [expect.stringMatching(/^Choose a day from /)] }],
    ['at the same price', 5, 4900, { month_price: ['This is already the price on that day'] }],
    ['for nothing', 5, 0, { month_price: ['Please enter a price from $1.00 to $9,999.00'] }],
    ['for half a cent', 5, 4900.5, { month_price: ['Please enter a price from $1.00 to $9,999.00'] }],
  ])('gets no price that starts %s', async (_, days, month_price, errors) => {
    const { version } = await read()
    const starts_on = addDays(billingDayOf(clock.now()), days)
    const refused = await call('POST', `${base}/update/package-2`, { version, month_price, starts_on })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual(errors)
  })

  test('gets no price without its first day, and no first day without a price', async () => {
    const { version } = await read()
    const errors = async (body: object) =>
      (await call('POST', `${base}/update/package-2`, { version, ...body })).json().errors
    expect(await errors({ month_price: 5900 })).toHaveProperty('starts_on')
    expect(await errors({ starts_on: tomorrow() })).toHaveProperty('month_price')
  })
})
