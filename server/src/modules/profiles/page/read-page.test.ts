import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { documents } from '../profiles.tables.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'

let nodes: TestApp
let visit: PageVisit
beforeAll(async () => {
  nodes = await testApp()
  visit = await pageVisit(nodes)
})
afterAll(() => nodes.close())

const db = () => nodes.ports.database.db

describe('reading a page again', () => {
  test('costs no bytes while nothing has changed, and is new as soon as something has', async () => {
    const first = await visit.read()
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await visit.read({ 'if-none-match': etag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    await visit.save('quote', { text: 'New words' })
    const changed = await visit.read({ 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.json().data.quote.text).toBe('New words')
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('is compressed the same for every client that accepts it', async () => {
    const plain = await visit.read()
    for (const encoding of ['br', 'gzip']) {
      const answer = await visit.read({ 'accept-encoding': encoding })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers.vary).toContain('accept-encoding')
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length)
    }
  })

  test('has a different tag for each audience', async () => {
    const tags = await Promise.all([visit.read(), visit.read(visit.owner), visit.read(await visit.parent())])
    const [visitor, owner, parent] = tags.map(({ headers }) => headers.etag)
    expect(visitor).not.toBe(owner)
    expect(owner).toBe(parent)
    const stolen = await visit.read({ 'if-none-match': String(owner) })
    expect(stolen.statusCode).toBe(200)
    expect(stolen.json().data.own).toBeNull()
  })

  test('a hidden page is gone immediately, also for people who read it before', async () => {
    const { headers } = await visit.read()
    await visit.save('settings', { is_visible: false })
    const hidden = await visit.read({ 'if-none-match': String(headers.etag) })
    expect([hidden.statusCode, hidden.json().code]).toEqual([403, 'athlete_hidden'])
    expect(hidden.json().message).toBe('The athlete is not available for viewing')
    expect((await visit.read(visit.owner)).statusCode).toBe(200)
    await visit.save('settings', { is_visible: true })
    expect((await visit.read()).statusCode).toBe(200)
  })

  test('a page from an older version is built again', async () => {
    const [before] = await db().select().from(documents).where(eq(documents.athlete_id, visit.id))
    await db()
      .update(documents)
      .set({ format: 0, page: '{"broken":true}' })
      .where(eq(documents.athlete_id, visit.id))
    expect((await visit.read()).json().data.id).toBe(visit.id)
    const [after] = await db().select().from(documents).where(eq(documents.athlete_id, visit.id))
    expect(after?.version).toBe(Number(before?.version) + 1)
  })

  test('shows when it was last changed, however often it was built again', async () => {
    const old = await pageVisit(nodes, { created_at: new Date('2026-01-05T12:00:00Z') })
    const updatedAt = async () => (await old.read()).json().data.updated_at
    const makeAnew = () => db().update(documents).set({ format: 0 }).where(eq(documents.athlete_id, old.id))
    expect(await updatedAt()).toBe('2026-01-05T12:00:00.000Z')
    const { updated_at } = (await old.save('quote', { text: 'New words' })).json().data
    expect(updated_at > '2026-01-05T12:00:00.000Z').toBe(true)
    await makeAnew()
    expect(await updatedAt()).toBe(updated_at)
  })

  test('of many first readers, all get the same page, built once', async () => {
    const fresh = await pageVisit(nodes)
    const pages = await Promise.all(Array.from({ length: 8 }, () => fresh.read()))
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
    const [{ version } = { version: 0 }] = await db()
      .select()
      .from(documents)
      .where(eq(documents.athlete_id, fresh.id))
    expect(version).toBe(1)
  })
})

test('two people who change a page in parallel both find their change in it', async () => {
  const both = await pageVisit(nodes)
  const saves = [
    both.save('quote', { text: 'One' }),
    both.save('awards', { title: 'Two', year: 2025 }),
    both.save('goals', { kind: 'athletic', text: 'Three' }),
  ]
  expect((await Promise.all(saves)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { data } = (await both.read()).json()
  expect([data.quote.text, data.awards[0].title, data.goals[0].text]).toEqual(['One', 'Two', 'Three'])
})

test('of two people who change the same section in parallel, one is refused', async () => {
  const both = await pageVisit(nodes)
  const version = 0
  const saves = ['Mine', 'Yours'].map((text) => both.save('quote', { text, version }))
  const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([200, 409])
})
