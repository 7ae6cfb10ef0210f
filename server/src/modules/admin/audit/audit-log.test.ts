import type { AuditEntry } from '@fieldhouse/contract/admin.audit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { users } from '../../accounts/accounts.tables.ts'

let tested: TestApp
let reader: Awaited<ReturnType<TestApp['signedIn']>>
let helen: string
let corinne: string
beforeAll(async () => {
  tested = await testApp()
  reader = await tested.signedIn('admin')
  helen = await buildUser(db(), { type: 'admin', first_name: 'Helen', last_name: 'Park' })
  corinne = await buildUser(db(), { type: 'parent', first_name: 'Corinne', last_name: 'Whitlock' })
})
afterAll(() => tested.close())
beforeEach(async () => {
  await db().delete(auditEntries)
})

const db = () => tested.ports.database.db

type Stored = Partial<typeof auditEntries.$inferInsert>
const store = async (...entries: Stored[]) => {
  const rows = entries.map((entry, index) => ({
    id: uuidv7(),
    at: new Date(Date.UTC(2026, 10, 1, 12, 0, 0, index)),
    actor_id: helen,
    action: 'user.deleted',
    details: {},
    ...entry,
  }))
  await db().insert(auditEntries).values(rows)
  return rows
}

const get = (path: string, query: Record<string, string> = {}, { headers } = reader) =>
  tested.app.inject({ url: `/api/panel/admin/${path}`, query, headers })
const list = async (query: Record<string, string> = {}) => {
  const answer = await get('audit-log', query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as {
    data: AuditEntry[]
    meta: { total: number; last_page: number }
    older: string | null
  }
}
const textsOf = async (query: Record<string, string>) => (await list(query)).data.map(({ text }) => text)

describe('the audit log (ADM-06)', () => {
  test('says who did what to whom, before and after, and why', async () => {
    await store({
      action: 'package.granted',
      user_id: corinne,
      subject: 'Starter Elite',
      before: { package: null },
      after: { package: 'Starter Elite', ends_on: '2026-12-12' },
      details: { reason: 'A scholarship' },
    })
    expect((await list()).data).toEqual([
      {
        id: expect.any(String),
        at: '2026-11-01T12:00:00.000Z',
        who: { id: helen, name: 'Helen Park', acting_as: null },
        text: 'granted Starter Elite until December 12, 2026',
        user: { id: corinne, name: 'Corinne Whitlock' },
        subject: 'Starter Elite',
        changes: [
          { field: 'Package', before: null, after: 'Starter Elite' },
          { field: 'Ends on', before: null, after: 'December 12, 2026' },
        ],
        note: 'A scholarship',
      },
    ])
  })

  test('names people instead of their ids, and leaves out what was empty and stays empty', async () => {
    await store({
      action: 'promo-code.changed',
      before: { owner_id: null, months: null, discount: '15% off' },
      after: { owner_id: corinne, months: null, discount: '$10.00 off' },
    })
    const [entry] = (await list()).data
    expect(entry?.changes).toHaveLength(2)
    expect(entry?.changes).toContainEqual({ field: 'Owner', before: null, after: 'Corinne Whitlock' })
    expect((await get('audit-log.csv')).body).toContain('Owner: Corinne Whitlock')
  })

  test('names the admin and the person that the admin acted as, the system, and a visitor', async () => {
    await store(
      { acting_as_id: corinne, action: 'POST /my-account/info', details: { summary: 'Change the info' } },
      { actor_id: null, address: '', action: 'payment.refunded', details: { cents: 8910 } },
      { actor_id: null, address: '10.0.0.1', action: 'password.reset', user_id: corinne },
    )
    const lines = (await list()).data.map(({ who, text }) => [who.name, who.acting_as?.name, text])
    expect(lines).toEqual([
      ['Not signed in', undefined, 'chose a new password by email'],
      ['System', undefined, 'refunded $89.10'],
      ['Helen Park', 'Corinne Whitlock', 'changed the info'],
    ])
  })

  test('has a deleted person’s name until the account is erased, and then nothing about them', async () => {
    const leaver = await buildUser(db(), { first_name: 'Dana', last_name: 'Gone', deleted_at: new Date() })
    await store({
      action: 'account.info-changed',
      user_id: leaver,
      before: { phone: '(541) 555-0148' },
      after: { phone: '(541) 555-0172' },
    })
    expect((await list()).data).toMatchObject([
      { user: { name: 'Dana Gone' }, changes: [{ field: 'Phone' }] },
    ])
    await db().update(users).set({ erased_at: new Date() }).where(eq(users.id, leaver))
    const answer = await get('audit-log')
    expect(answer.json().data).toMatchObject([{ user: { name: 'Deleted account' }, changes: [] }])
    expect(answer.body).not.toContain('555-01')
  })

  test('is filtered by kind, by people, by days, and by text', async () => {
    await store(
      { action: 'user.deleted', user_id: corinne, at: new Date('2026-11-02T04:30:00Z') },
      { action: 'coach.verified', user_id: corinne, at: new Date('2026-11-03T12:00:00Z') },
      { action: 'site.units-changed', subject: 'Units', at: new Date('2026-11-04T12:00:00Z') },
      {
        action: 'team.renamed',
        actor_id: reader.userId,
        before: { name: 'Hawks' },
        after: { name: 'Falcons_100%' },
        at: new Date('2026-11-05T12:00:00Z'),
      },
      {
        action: 'POST /athlete/{id}/info',
        details: { summary: 'Save' },
        at: new Date('2026-11-06T12:00:00Z'),
      },
      { action: 'time.downloaded', at: new Date('2026-11-07T12:00:00Z') },
      { action: 'POST /x', acting_as_id: corinne, at: new Date('2026-11-08T12:00:00Z') },
      { action: 'brand-new.thing-done', at: new Date('2026-11-09T12:00:00Z') },
    )
    expect(await textsOf({ kind: 'accounts' })).toEqual(['deleted the account'])
    expect(await textsOf({ kind: 'coaches' })).toEqual(['verified the coach'])
    expect(await textsOf({ kind: 'teams' })).toEqual(['renamed the team'])
    expect(await textsOf({ kind: 'downloads' })).toEqual(['downloaded the time ledger'])
    expect(await textsOf({ kind: 'acting' })).toEqual(['x'])
    expect(await textsOf({ kind: 'other' })).toEqual(['brand new thing done', 'saved'])
    expect(await textsOf({ actor_id: reader.userId })).toEqual(['renamed the team'])
    expect(await textsOf({ user_id: corinne })).toEqual(['verified the coach', 'deleted the account'])
    // At 4:30 in the morning in UTC, it is still the day before in Chicago.
    const days = (time_zone: string) => textsOf({ from: '2026-11-01', to: '2026-11-01', time_zone })
    expect(await days('America/Chicago')).toEqual(['deleted the account'])
    expect(await days('UTC')).toEqual([])
    expect(await textsOf({ q: 'falcons_100%' })).toEqual(['renamed the team'])
    expect(await textsOf({ q: 'VERIFIED the' })).toEqual(['verified the coach'])
    expect(await textsOf({ q: 'corinne', kind: 'accounts' })).toEqual(['deleted the account'])
    expect(await textsOf({ q: '%', kind: 'accounts' })).toEqual([])
  })

  test('a deep page goes on from a place, each entry exactly once', async () => {
    const at = new Date('2026-01-01T00:00:00Z')
    const rows = await store(...Array.from({ length: 40 * 15 + 20 }, () => ({ at })))
    const first = await list({ page: '40' })
    expect(first.meta).toMatchObject({ total: 600, last_page: 40 })
    expect(first.older).toEqual(expect.any(String))
    const seen = new Set<string>()
    for (let page = 1; page <= 40; page++)
      for (const { id } of (await list({ page: String(page) })).data) seen.add(id)
    const before = first.older ?? ''
    const rest = [await list({ before }), await list({ before, page: '2' })]
    for (const { data, older } of rest) {
      expect(older).toBeNull()
      for (const { id } of data) seen.add(id)
    }
    expect(rest.map(({ data }) => data.length)).toEqual([15, 5])
    expect(seen.size).toBe(rows.length)
  })

  test.each([0, 14, 15, 16, 30])('every page of %i entries says how many there are', async (count) => {
    if (count > 0) await store(...Array.from({ length: count }, () => ({})))
    const pages = Math.max(1, Math.ceil(count / 15))
    for (let page = 1; page <= pages + 1; page++) {
      const { data, meta, older } = await list({ page: String(page) })
      expect(data).toHaveLength(Math.min(15, Math.max(0, count - (page - 1) * 15)))
      expect([meta.total, meta.last_page, older]).toEqual([count, pages, null])
    }
  })

  test.each([
    [{ kind: 'nothing' }, 'kind'],
    [{ page: '41' }, 'page'],
    [{ before: 'yesterday' }, 'before'],
    [{ before: `2026-99-99T00:00:00.000Z_${uuidv7()}` }, 'before'],
    [{ actor_id: 'x' }, 'actor_id'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ time_zone: 'America/Nowhere' }, 'time_zone'],
  ])('refuses %j', async (query, field) => {
    const answer = await get('audit-log', query)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  test('is for admins alone', async () => {
    for (const type of ['editor', 'rsc', 'coach', 'parent', 'affiliate'] as const)
      for (const path of ['audit-log', 'audit-log.csv'])
        expect((await get(path, {}, await tested.signedIn(type))).statusCode).toBe(403)
  })

  test('shows no secret, even if somebody recorded one', async () => {
    await store({
      before: { password: 'Right1!', reset_token: 'abc-123' },
      after: { password: 'Wrong1!' },
      details: { session_id: 'hidden-session', params: { code: '445566' } },
    })
    const { body } = await get('audit-log')
    for (const secret of ['Right1!', 'Wrong1!', 'abc-123', 'hidden-session', '445566'])
      expect(body).not.toContain(secret)
  })
})

describe('the audit log as CSV', () => {
  test('has the same entries in more than one step, and the download is recorded', async () => {
    await store(...Array.from({ length: 501 }, () => ({ user_id: corinne })), { user_id: null })
    const answer = await get('audit-log.csv', { user_id: corinne, time_zone: 'America/New_York' })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, ...lines] = answer.body.trimEnd().split('\r\n')
    expect(head).toBe(
      'Day (America/New_York),Time,Who,Acting as,What,To whom,Subject,Before,After,Reason,Time (UTC),Entry',
    )
    // The download is about the same person.
    expect(lines).toHaveLength(502)
    expect(lines[0]).toContain('downloaded the audit log')
    expect(lines[1]).toContain('2026-11-01,07:00:00,Helen Park,,deleted the account,Corinne Whitlock')
    const [entry] = await db().select().from(auditEntries).where(eq(auditEntries.actor_id, reader.userId))
    expect(entry).toMatchObject({ action: 'audit-log.downloaded', user_id: corinne })
  })

  test('no cell is a formula', async () => {
    await store({ subject: '=HYPERLINK("http://x")', before: { note: '@x' }, details: { reason: '+1' } })
    const { body } = await get('audit-log.csv')
    expect(body).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(body).toContain(`'+1`)
    expect(body).not.toMatch(/(^|,)"?[=+@-]/m)
  })
})
