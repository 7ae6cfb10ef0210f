import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { siteContents, siteContentVersions } from '../site.tables.ts'

let tested: TestApp
let admin: Record<string, string>
let editor: Record<string, string>
beforeAll(async () => {
  tested = await testApp()
  admin = (await tested.signedIn('admin')).headers
  editor = (await tested.signedIn('editor')).headers
})
afterAll(() => tested.close())
beforeEach(async () => {
  await db().delete(auditEntries)
})
afterEach(async () => {
  await db().delete(siteContents)
  await db().delete(siteContentVersions)
})

const db = () => tested.ports.database.db
const get = (path: string, headers = editor) =>
  tested.app.inject({ method: 'GET', url: `/api/panel/admin/site-setup${path}`, headers })
const post = (url: string, payload: object, headers = editor) =>
  tested.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
const setup = async () => (await get('')).json().data
const history = async (part = 'company') => (await get(`/history?part=${part}`)).json().data

const company = { street: '9 Elm Court', town: 'Dayton, OH 45402', phone: '(937) 555-0177' }
const moved = { ...company, street: '12 Oak Street' }

describe('ADM-05 the setup of the site', () => {
  test('editors and admins read and change it, and nobody else', async () => {
    expect(await setup()).toEqual({
      content: {
        company: siteDefaults.company,
        home: siteDefaults.home,
        top_100_banner: siteDefaults.top_100_banner,
        insider_videos: siteDefaults.insider_videos,
      },
      parts: Object.fromEntries(
        ['company', 'home', 'top_100_banner', 'insider_videos'].map((part) => [
          part,
          { version_id: null, updated_at: null, updated_by: null },
        ]),
      ),
    })
    expect((await post('/site-content/company', company)).statusCode).toBe(200)
    expect((await post('/site-content/company', moved, admin)).statusCode).toBe(200)
    for (const type of ['athlete', 'parent', 'coach', 'rsc', 'affiliate'] as const) {
      const { headers } = await tested.signedIn(type)
      for (const answer of [
        await get('', headers),
        await get('/history?part=company', headers),
        await post('/site-content/company', company, headers),
        await post('/panel/admin/site-setup/restore', { version_id: uuidv7() }, headers),
      ])
        expect(answer.statusCode).toBe(403)
    }
  })

  test('says who changed a part last, what changed, and what it was before', async () => {
    await post('/site-content/company', company)
    await post('/site-content/company', moved, admin)
    const { parts, content } = await setup()
    expect(content.company).toEqual(moved)
    expect(parts.company).toEqual({
      version_id: expect.any(String),
      updated_at: expect.any(String),
      updated_by: expect.stringMatching(/\w/),
    })
    expect(await history()).toMatchObject([
      {
        id: parts.company.version_id,
        is_current: true,
        changes: [{ field: 'street', before: '9 Elm Court', after: '12 Oak Street' }],
      },
      { is_current: false, changes: [{ field: 'town' }, { field: 'phone' }, { field: 'street' }] },
      { is_current: false, by: null, changes: [] },
    ])
    expect(await history('home')).toEqual([])
  })

  test('an earlier text, and the default, come back as the newest', async () => {
    await post('/site-content/company', company)
    await post('/site-content/company', moved)
    const [, earlier, first] = await history()
    const back = await post('/panel/admin/site-setup/restore', { version_id: earlier.id })
    expect(back.statusCode).toBe(200)
    expect(back.json().data.content.company).toEqual(company)
    await post('/panel/admin/site-setup/restore', { version_id: first.id })
    expect((await setup()).content.company).toEqual(siteDefaults.company)
    expect(await history()).toHaveLength(5)
  })

  test('an unknown text is not found, and one in an old shape is refused', async () => {
    expect((await post('/panel/admin/site-setup/restore', { version_id: uuidv7() })).statusCode).toBe(404)
    const id = uuidv7()
    await db()
      .insert(siteContentVersions)
      .values({ id, key: 'company', value: { street: 1 }, user_id: null, at: new Date() })
    const refused = await post('/panel/admin/site-setup/restore', { version_id: id })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().code).toBe('site_version_too_old')
    expect(await db().$count(siteContents)).toBe(0)
  })

  test('an editor can’t bring back units, which only admins choose', async () => {
    const units = (metric_type: number) =>
      post('/panel/admin/settings/update/metric_type', { metric_type }, admin)
    for (const metric_type of [2, 1]) expect((await units(metric_type)).statusCode).toBe(200)
    const versions = await db()
      .select()
      .from(siteContentVersions)
      .where(eq(siteContentVersions.key, 'metric'))
    expect(versions).toHaveLength(3)
    for (const { id } of versions)
      expect((await post('/panel/admin/site-setup/restore', { version_id: id })).statusCode).toBe(404)
  })

  test('a change of an older text is refused, so nobody overwrites another', async () => {
    await post('/site-content/company', company)
    const { version_id } = (await setup()).parts.company
    expect((await post('/site-content/company', { ...moved, based_on: version_id })).statusCode).toBe(200)
    for (const based_on of [version_id, null]) {
      const late = await post('/site-content/company', { ...company, based_on }, admin)
      expect(late.statusCode).toBe(409)
      expect(late.json().code).toBe('site_changed')
    }
    expect((await setup()).content.company).toEqual(moved)
  })

  test('two changes of the same text at the same moment: one wins', async () => {
    await post('/site-content/company', company)
    const { version_id: based_on } = (await setup()).parts.company
    const answers = await Promise.all(
      ['1 First Street', '2 Second Street', '3 Third Street'].map((street) =>
        post('/site-content/company', { ...company, street, based_on }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  test('every change is in the audit log, and the same text again is none', async () => {
    await post('/site-content/company', company)
    await post('/site-content/company', moved)
    await post('/site-content/company', moved)
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'site.content-changed'))
      .orderBy(auditEntries.at, auditEntries.id)
    expect(entries).toMatchObject([
      { subject: 'Address and phone' },
      { before: { street: '9 Elm Court' }, after: { street: '12 Oak Street' } },
    ])
    expect(await history()).toHaveLength(3)
  })

  test('texts that look like script are texts', async () => {
    const title = '<script>alert(1)</script>'
    await post('/site-content/home', { ...siteDefaults.home, title })
    const page = await tested.app.inject({ method: 'GET', url: '/api/site-content' })
    expect(page.json().data.home.title).toBe(title)
    const link = { title: 'A video', who: 'Coach Reyes', text: 'Two minutes.', link: 'javascript:alert(1)' }
    expect((await post('/site-content/insider_videos', { videos: [link] })).json().errors).toEqual({
      'videos.0.link': [expect.stringContaining('Must be a link')],
    })
  })
})
