import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { desc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { siteContents } from '../site.tables.ts'
import { writeSiteDefaults } from './content.queries.ts'

let tested: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  tested = await testApp()
  admin = (await tested.signedIn('admin')).headers
})
afterAll(() => tested.close())
afterEach(async () => {
  resetClock()
  await db().delete(siteContents)
  // After a change, the content is read again.
  await save('company', siteDefaults.company)
})

const db = () => tested.ports.database.db
const read = (headers: Record<string, string> = {}) =>
  tested.app.inject({ method: 'GET', url: '/api/site-content', headers })
const save = (key: string, payload: object, headers: Record<string, string> = admin) =>
  tested.app.inject({ method: 'POST', url: `/api/site-content/${key}`, payload, headers })
/** As another node or an older version would write it. */
const storeBehind = (key: keyof typeof siteDefaults, value: unknown) =>
  db()
    .insert(siteContents)
    .values({ key, value, updated_at: new Date() })
    .onConflictDoUpdate({ target: siteContents.key, set: { value } })

const company = { street: '9 Elm Court', town: 'Dayton, OH 45402', phone: '(937) 555-0177' }
const banner = {
  is_shown: true,
  title: 'Top 100',
  text: 'Everyone has a chance.',
  link_label: 'See the list',
}
const video = {
  title: 'A word on film',
  who: 'Coach Reyes',
  text: 'Two minutes, best plays first.',
  link: 'https://youtu.be/aaaaaaaaaaa',
}

describe('ADM-05 site content', () => {
  test('has the defaults until someone changes it', async () => {
    const answer = await read()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ data: siteDefaults })
  })

  test('is stored at the first start, and changes survive the next', async () => {
    await writeSiteDefaults(db())
    expect(await db().$count(siteContents)).toBe(Object.keys(siteDefaults).length)
    await save('company', company)
    await writeSiteDefaults(db())
    expect((await read()).json().data).toEqual({ ...siteDefaults, company })
  })

  test.each([
    ['company', company],
    ['home', { ...siteDefaults.home, title: 'Another title' }],
    ['top_100_banner', banner],
    ['insider_videos', { videos: [video] }],
  ])('%s is changed by admins and visible to anyone immediately', async (key, value) => {
    const answer = await save(key, value)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toEqual({ ...siteDefaults, [key]: value })
    expect((await read()).json().data).toEqual({ ...siteDefaults, [key]: value })
  })

  test('each change is in the audit log, before and after', async () => {
    await save('company', { ...siteDefaults.company, street: '9 Elm Court' })
    await tested.app.inject({
      method: 'POST',
      url: '/api/panel/admin/settings/update/metric_type',
      headers: admin,
      payload: { metric_type: 2 },
    })
    const [units, company] = await db().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2)
    expect(company).toMatchObject({
      action: 'site.content-changed',
      subject: 'Address and phone',
      before: { street: siteDefaults.company.street },
      after: { street: '9 Elm Court' },
    })
    expect(units).toMatchObject({
      action: 'site.units-changed',
      before: { units: 'Imperial' },
      after: { units: 'Metric' },
    })
  })

  test('names the athletes on the home page to admins alone, since one of them may be hidden by now', async () => {
    await save('home', { ...siteDefaults.home, title: 'Another title', featured: ['hidden-athlete'] })
    expect((await read(admin)).body).toContain('hidden-athlete')
    const others = [{}, (await tested.signedIn('coach')).headers, (await tested.signedIn('editor')).headers]
    for (const headers of others) {
      const answer = await read(headers)
      expect(answer.json().data.home).toEqual({ ...siteDefaults.home, title: 'Another title', featured: [] })
    }
  })

  test('sends the words of a banner that is not shown to admins alone', async () => {
    const hidden = { ...banner, title: 'Camp in June', is_shown: false }
    expect((await save('top_100_banner', hidden)).statusCode).toBe(200)
    expect((await read()).body).not.toContain('Camp in June')
    expect((await read(admin)).body).toContain('Camp in June')
    await save('top_100_banner', { ...hidden, is_shown: true })
    expect((await read()).body).toContain('Camp in June')
  })

  test('what is typed becomes tidy', async () => {
    await save('company', { street: '  9  Elm\nCourt ', town: ' Dayton ', phone: '937-555-0177' })
    expect((await read()).json().data.company).toEqual({
      street: '9 Elm Court',
      town: 'Dayton',
      phone: '(937) 555-0177',
    })
    await save('home', { ...siteDefaults.home, featured: [' Amara-Whitlock '] })
    expect((await read(admin)).json().data.home.featured).toEqual(['amara-whitlock'])
  })

  test('from another node is visible within seconds', async () => {
    await read()
    await storeBehind('top_100_banner', banner)
    expect((await read()).json().data.top_100_banner).toEqual(siteDefaults.top_100_banner)
    advanceClock(2001)
    expect((await read()).json().data.top_100_banner).toEqual(banner)
  })

  test('is not sent again to a client that has it, until it changes', async () => {
    const { etag } = (await read()).headers
    advanceClock(2001)
    expect((await read({ 'if-none-match': String(etag) })).statusCode).toBe(304)
    await save('company', company)
    expect((await read({ 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  test.each([
    ['of an older shape', { address: 'somewhere' }],
    ['that is null', null],
    ['that no admin could have written', { ...banner, title: '' }],
  ])('a stored part %s is replaced by the default', async (_what, value) => {
    await storeBehind('top_100_banner', value ?? {})
    advanceClock(2001)
    const answer = await read()
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data.top_100_banner).toEqual(siteDefaults.top_100_banner)
  })

  test('can be changed only by admins and editors', async () => {
    for (const type of ['athlete', 'parent', 'coach', 'rsc', 'affiliate', 'unknown'] as const)
      expect((await save('company', company, (await tested.signedIn(type)).headers)).statusCode).toBe(403)
    expect((await save('company', company, {})).statusCode).toBe(401)
    expect((await read()).json().data.company).toEqual(siteDefaults.company)
  })

  test('the metric setting is chosen only by admins, and is part of what every page reads', async () => {
    const setting = (method: 'GET' | 'POST', headers: Record<string, string>, payload?: object) =>
      tested.app.inject({
        method,
        url: `/api/panel/admin/settings/${method === 'GET' ? 'get' : 'update'}/metric_type`,
        headers,
        ...(payload && { payload }),
      })
    expect((await setting('GET', admin)).json()).toEqual({ data: { metric_type: 1 } })
    expect((await setting('POST', admin, { metric_type: 2 })).json()).toEqual({ data: { metric_type: 2 } })
    expect((await setting('GET', admin)).json()).toEqual({ data: { metric_type: 2 } })
    expect((await read()).json().data.metric).toEqual({ metric_type: 2 })
    const refused = await setting('POST', admin, { metric_type: 'stones' })
    expect(refused.json().errors).toEqual({ metric_type: ['Please choose Imperial or Metric'] })
    const editor = (await tested.signedIn('editor')).headers
    expect((await setting('POST', editor, { metric_type: 1 })).statusCode).toBe(403)
    expect((await setting('GET', editor)).statusCode).toBe(403)
  })

  test('there are no other parts', async () => {
    expect((await save('scripts', { text: 'x' })).statusCode).toBe(404)
    expect((await save('__proto__', { text: 'x' })).statusCode).toBe(404)
  })

  test('reports all errors together', async () => {
    const answer = await save('company', {})
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      street: ['Please enter the street'],
      town: ['Please enter the town'],
      phone: ['Please enter phone (at least 10 digits)'],
    })
    expect((await save('home', {})).json().errors).toEqual({
      title: ['Please enter the title'],
      lead: ['Please enter the lead'],
      closing_title: ['Please enter the closing title'],
      closing_text: ['Please enter the closing text'],
      featured: [expect.any(String)],
    })
    expect((await save('top_100_banner', {})).json().errors).toEqual({
      is_shown: ['Say whether it is shown'],
      title: ['Please enter the title'],
      text: ['Please enter the text'],
      link_label: ['Please enter the words of the link'],
    })
    expect((await save('insider_videos', { videos: [{}] })).json().errors).toEqual({
      'videos.0.title': ['Please enter the title'],
      'videos.0.who': ['Please enter who is speaking'],
      'videos.0.text': ['Please enter what it tells'],
      'videos.0.link': ['Please enter the link'],
    })
  })

  test.each([
    ['company', 'street', 'x'.repeat(101), 'Please shorten this to 100 characters'],
    ['company', 'town', ' \n ', 'Please enter the town'],
    ['company', 'phone', '512-555', 'Please enter phone (at least 10 digits)'],
    ['home', 'title', 'x'.repeat(81), 'Please shorten this to 80 characters'],
    ['home', 'lead', 7, 'Please enter the lead'],
    ['home', 'closing_text', 'x'.repeat(301), 'Please shorten this to 300 characters'],
    ['home', 'featured', ['a', 'b', 'c', 'd', 'e'], 'Choose at most 4 athletes'],
    ['top_100_banner', 'is_shown', 'yes', 'Say whether it is shown'],
    ['top_100_banner', 'text', '', 'Please enter the text'],
    ['top_100_banner', 'link_label', 'x'.repeat(41), 'Please shorten this to 40 characters'],
    ['insider_videos', 'videos', Array.from({ length: 10 }, () => video), 'Keep it to 9 videos'],
  ] as const)('refuses %s with %s %j', async (key, field, value, fault) => {
    const { company: _, ...rest } = siteDefaults
    const answer = await save(key, { ...{ ...rest, company }[key], [field]: value })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ [field]: [fault] })
  })

  test.each([
    'https://youtu.be/aaaaaaaaaaa',
    'https://vimeo.com/76979871',
    'https://www.hudl.com/video/3/1/a',
    'https://films.example/a.mp4',
    '/films/first-ten-seconds.mp4',
  ])('plays %s', async (link) =>
    expect((await save('insider_videos', { videos: [{ ...video, link }] })).statusCode).toBe(200),
  )

  test.each([
    'javascript:alert(1)',
    'https://evil.example/player',
    '/films/../api/logout.mp4',
    '/films/a.mp4?x=<script>',
    'data:video/mp4;base64,AAAA',
  ])('never plays %s', async (link) => {
    const answer = await save('insider_videos', { videos: [{ ...video, link }] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      'videos.0.link': ['Must be a link to YouTube, Vimeo, Hudl or an mp4 file'],
    })
  })

  test.each(['../admin', 'Amara Whitlock', 'https://evil.example', ''])(
    'features nobody under %j',
    async (slug) => {
      const answer = await save('home', { ...siteDefaults.home, featured: [slug] })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ 'featured.0': ['Must be the address of an athlete’s page'] })
    },
  )
})
