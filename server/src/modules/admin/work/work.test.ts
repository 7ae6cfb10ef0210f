import type { ListedUser } from '@fieldhouse/contract/admin'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { type Cell, csvOf } from '../../../platform/csv-file.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { jobPorts, newSending } from '../../../platform/jobs/job-ports.factory.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { buildUser } from '../../accounts/accounts.factory.ts'
import { guardians, users } from '../../accounts/accounts.tables.ts'
import { buildCollege, verifyCoach } from '../../colleges/colleges.factory.ts'
import { buildAthlete } from '../../profiles/profiles.factory.ts'
import { athletes } from '../../profiles/profiles.tables.ts'
import { contacts } from '../../profiles/sections/sections.tables.ts'
import { work } from '../admin.tables.ts'
import { dropWorkJob } from './end-of-work.ts'
import { runWorkJob } from './run-work.ts'
import { partKey } from './work-files.ts'

interface Staff {
  userId: string
  headers: { authorization: string }
}

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db

const anAdmin = async (facts: { is_super_admin?: boolean } = {}): Promise<Staff> => {
  const userId = await buildUser(db(), { type: 'admin', ...facts })
  const { token } = await startSession(db(), { userId, remember: true })
  return { userId, headers: { authorization: `Bearer ${token}` } }
}

const yes = (fact: boolean | undefined): string | null => (fact ? 'yes' : null)

/** A user of the list as a row of the file. */
const cellsOf = (user: ListedUser): Cell[] => [
  user.first_name,
  user.last_name,
  user.email,
  user.phone,
  user.type_title,
  yes(user.is_vip),
  user.subscription?.name ?? null,
  user.page?.sport_key ?? null,
  user.page?.class ?? null,
  yes(user.page?.is_seros),
  user.city,
  user.state,
  user.coach?.college ?? null,
  yes(user.coach?.is_verified),
  user.athletes.map(({ name }) => name).join('; ') || null,
  user.created_at,
  user.last_seen_at,
  user.deleted_at,
  user.id,
]

let families = 0
/** People whom only this last name finds. */
const family = async (count: number) => {
  const last_name = `Workman${String.fromCharCode(97 + families++)}son`
  const ids: string[] = []
  for (let place = 0; place < count; place++) ids.push(await buildUser(db(), { type: 'parent', last_name }))
  return { last_name, ids: ids.toSorted() }
}

const post = (path: string, payload: object, { headers }: Staff, key?: string) =>
  tested.app.inject({
    method: 'POST',
    url: `/api/panel/admin/work${path}`,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload,
  })
const get = (path: string, { headers }: Staff) =>
  tested.app.inject({ url: `/api/panel/admin/work${path}`, headers })
const start = async (order: object, by: Staff) => {
  const answer = await post('', order, by)
  expect(answer.statusCode).toBe(201)
  return answer.json().data
}
const rowOf = async (id: string) => (await db().select().from(work).where(eq(work.id, id)))[0]
const shown = async (id: string, by: Staff) =>
  (await get('', by)).json().data.find((each: { id: string }) => each.id === id)
const ended = (id: string, by: Staff) =>
  eventually(async () => {
    const found = await shown(id, by)
    expect(found.finished_at).not.toBeNull()
    return found
  })
const userOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0]
const auditOf = (userId: string) => db().select().from(auditEntries).where(eq(auditEntries.user_id, userId))
const auditBy = (actorId: string) =>
  db().select().from(auditEntries).where(eq(auditEntries.actor_id, actorId)).orderBy(auditEntries.id)

const markVip = (q: string) => ({ kind: 'change-users', action: 'mark-vip', q })

/** Work that no worker has begun: the queue knows nothing of it. */
const waitingWork = async (by: Staff, order: { kind: string; q: string }, facts: object = {}) => {
  const [row] = await db()
    .insert(work)
    .values({
      id: crypto.randomUUID(),
      kind: order.kind as 'change-users',
      order: { type: 'all', sort: 'newest', ...order } as never,
      by_id: by.userId,
      address: '::1',
      state: 'running',
      created_at: new Date(),
      ...facts,
    })
    .returning()
  return row?.id ?? ''
}
const run = (id: string, signal = newSending().signal) =>
  runWorkJob.run(jobPorts(db(), { storage: tested.ports.storage }), { id }, { ...newSending(), signal })

describe('a change of everyone in a list (ADM-01)', () => {
  test('changes each person, with an audit line under the name of the admin', async () => {
    const admin = await anAdmin()
    const { last_name, ids } = await family(4)
    const begun = await start(markVip(last_name), admin)
    expect(begun).toMatchObject({ kind: 'change-users', done: 0, file: null })
    expect(begun.title).toBe(`Mark all users found by “${last_name}” as VIP`)
    expect(await ended(begun.id, admin)).toMatchObject({ state: 'done', total: 4, done: 4, left_out: 0 })
    for (const id of ids) {
      expect((await userOf(id))?.is_vip).toBe(true)
      expect(await auditOf(id)).toMatchObject([{ action: 'user.marked-vip', actor_id: admin.userId }])
    }
    const own = (await auditBy(admin.userId)).map(({ action }) => action)
    expect(own.at(0)).toBe('work.started')
    expect(own.at(-1)).toBe('work.done')
  })

  test('leaves out those whom the admin may not touch, and says why', async () => {
    const admin = await anAdmin()
    const { last_name } = await family(2)
    await buildUser(db(), { type: 'admin', last_name, is_super_admin: true })
    await buildUser(db(), { type: 'admin', last_name })
    const { id } = await start({ kind: 'change-users', action: 'delete', q: last_name }, admin)
    expect(await ended(id, admin)).toMatchObject({
      state: 'done',
      total: 4,
      done: 4,
      left_out: 2,
      reasons: [{ reason: 'Only a super admin can delete an admin.', count: 2 }],
    })
  })

  test('brings deleted accounts back', async () => {
    const admin = await anAdmin()
    const { last_name, ids } = await family(2)
    const gone = await start({ kind: 'change-users', action: 'delete', q: last_name, type: 'parent' }, admin)
    await ended(gone.id, admin)
    const back = await start(
      { kind: 'change-users', action: 'restore', q: last_name, type: 'deleted' },
      admin,
    )
    expect(await ended(back.id, admin)).toMatchObject({ done: 2, left_out: 0 })
    for (const id of ids) expect((await userOf(id))?.deleted_at).toBeNull()
  })

  test('refuses to delete everyone, and to mix deleting and restoring', async () => {
    const admin = await anAdmin()
    for (const order of [
      { action: 'delete' },
      { action: 'delete', type: 'deleted' },
      { action: 'restore', type: 'parent' },
      { action: 'restore' },
    ]) {
      const answer = await post('', { kind: 'change-users', ...order }, admin)
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors)).toEqual(['type'])
    }
    expect((await post('', { kind: 'nothing' }, admin)).statusCode).toBe(422)
  })

  test('starts once, whether the call is sent twice or the button is pressed twice', async () => {
    const admin = await anAdmin()
    const other = await anAdmin()
    const { last_name } = await family(1)
    await waitingWork(admin, markVip('nobody at all'))
    const refused = await post('', markVip(last_name), admin)
    expect(refused.statusCode).toBe(409)
    expect((await start(markVip(last_name), other)).id).toBeTruthy()

    const third = await anAdmin()
    const key = crypto.randomUUID()
    const [first, second] = [
      await post('', markVip(last_name), third, key),
      await post('', markVip(last_name), third, key),
    ]
    expect(second.json()).toEqual(first.json())
  })

  test('goes on where a killed worker was, and nobody is changed twice', async () => {
    const admin = await anAdmin()
    const { last_name, ids } = await family(5)
    const id = await waitingWork(admin, markVip(last_name))
    // The worker dies before its third person.
    let persons = 0
    const signal = Object.assign(new AbortController().signal, {
      throwIfAborted: () => {
        if (++persons > 2) throw new Error('killed')
      },
    })
    await expect(run(id, signal)).rejects.toThrow('killed')
    expect(await rowOf(id)).toMatchObject({ state: 'running', done: 2, place: [ids[1]], total: 5 })
    await run(id)
    await run(id)
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: 5, left_out: 0 })
    for (const userId of ids) expect(await auditOf(userId)).toHaveLength(1)
  })

  test('two workers at once change each person once', async () => {
    const admin = await anAdmin()
    const { last_name, ids } = await family(6)
    const id = await waitingWork(admin, markVip(last_name))
    await Promise.all([run(id), run(id)])
    expect(await rowOf(id)).toMatchObject({ state: 'done', done: 6 })
    for (const userId of ids) expect(await auditOf(userId)).toHaveLength(1)
  })

  test.each(['deleted', 'no longer an admin'])('stops if its admin is %s', async (how) => {
    const admin = await anAdmin()
    const { last_name, ids } = await family(3)
    const id = await waitingWork(admin, markVip(last_name))
    const change = how === 'deleted' ? { deleted_at: new Date() } : { type: 'editor' as const }
    await db().update(users).set(change).where(eq(users.id, admin.userId))
    await run(id)
    expect(await rowOf(id)).toMatchObject({ state: 'stopped', done: 0 })
    for (const userId of ids) expect((await userOf(userId))?.is_vip).toBe(false)
  })

  test('follows the rights that its admin has now', async () => {
    const admin = await anAdmin({ is_super_admin: true })
    const { last_name } = await family(0)
    const target = await buildUser(db(), { type: 'admin', last_name })
    const id = await waitingWork(admin, { ...markVip(last_name) })
    await db().update(users).set({ is_super_admin: false }).where(eq(users.id, admin.userId))
    await run(id)
    expect(await rowOf(id)).toMatchObject({ done: 1, left_out: 1 })
    expect((await userOf(target))?.is_vip).toBe(false)
  })

  test('ends when it is canceled, and what is done stays done', async () => {
    const admin = await anAdmin()
    const other = await anAdmin()
    const { last_name, ids } = await family(3)
    const id = await waitingWork(admin, markVip(last_name), { done: 1, total: 3, place: [ids[0]] })
    expect((await post(`/${id}/cancel`, {}, other)).statusCode).toBe(404)
    const canceled = await post(`/${id}/cancel`, {}, admin)
    expect(canceled.json().data).toMatchObject({ state: 'canceled', done: 1, total: 3 })
    expect((await post(`/${id}/cancel`, {}, admin)).statusCode).toBe(409)
    await run(id)
    for (const userId of ids) expect((await userOf(userId))?.is_vip).toBe(false)
    expect((await auditBy(admin.userId)).at(-1)).toMatchObject({
      action: 'work.canceled',
      details: { done: 1, left_out: 0 },
    })
  })
})

describe('an export (ADM-01)', () => {
  const exported = async (order: object, by: Staff) => {
    const { id } = await start(order, by)
    const { file, ...facts } = await ended(id, by)
    const answer = await tested.app.inject({ url: file.url, headers: by.headers })
    return { id, file, facts, answer }
  }

  test('has the columns of the list and everyone in it once, and no cell that a spreadsheet runs', async () => {
    const admin = await anAdmin()
    const { last_name, ids } = await family(3)
    await buildUser(db(), { type: 'coach', last_name, first_name: '=HYPERLINK("http://x")' })
    const { answer, facts } = await exported({ kind: 'export-users', q: last_name, sort: 'name' }, admin)
    expect(facts).toMatchObject({ state: 'done', total: 4, done: 4 })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('attachment; filename="users-')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toMatch(/^First name,Last name,Email,Phone,Type,/)
    for (const id of ids) expect(lines.filter((line) => line.endsWith(id))).toHaveLength(1)
    expect(lines.find((line) => line.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK/)
    const own = (await auditBy(admin.userId)).map(({ action }) => action)
    expect(own).toEqual(['work.exported', 'work.done', 'work.downloaded'])
  })

  test('says about everyone what the list says', async () => {
    const admin = await anAdmin({ is_super_admin: true })
    const { last_name } = await family(0)
    const athlete = await buildAthlete(db(), {
      city: 'Dayton, Ohio',
      state: 'OH',
      class_year: 2027,
      is_seros: true,
      user: { first_name: '+Nia', last_name, last_seen_at: new Date('2026-03-08T06:59:59.123Z') },
    })
    const [page] = await db().select().from(athletes).where(eq(athletes.id, athlete))
    const athleteId = page?.user_id ?? ''
    await db().insert(contacts).values({ athlete_id: athlete, phone: '@555 "home"' })
    const ends_on = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const granted = await tested.app.inject({
      method: 'POST',
      url: `/api/subscription/free-upgrade/${athleteId}`,
      headers: admin.headers,
      payload: { package_key: 'package-2', ends_on, reason: 'A guest of our clinic' },
    })
    expect(granted.statusCode).toBe(200)
    const parent = await buildUser(db(), { type: 'parent', last_name, is_vip: true })
    const gone = await buildUser(db(), { type: 'athlete', last_name, deleted_at: new Date() })
    for (const athlete_user_id of [gone, athleteId])
      await db()
        .insert(guardians)
        .values({ parent_id: parent, athlete_user_id, relationship: 'mother', created_at: new Date() })
    const coach = await buildUser(db(), { type: 'coach', last_name })
    await verifyCoach(db(), coach, { college_id: await buildCollege(db(), { name: '=College, "A"' }) })
    await buildUser(db(), { type: 'admin', last_name, is_super_admin: true })

    for (const type of ['all', 'deleted']) {
      const { answer } = await exported({ kind: 'export-users', q: last_name, sort: 'name', type }, admin)
      const listed = await tested.app.inject({
        url: `/api/panel/users/all?q=${last_name}&sort=name&type=${type}`,
        headers: admin.headers,
      })
      const users: ListedUser[] = listed.json().data
      expect(users).toHaveLength(type === 'all' ? 4 : 1)
      const [head = ''] = answer.body.split('\r\n')
      expect(answer.body).toBe(`${head}\r\n${csvOf(users.map(cellsOf))}`)
    }
  })

  test('of the audit log has the entries of its filter', async () => {
    const admin = await anAdmin()
    const { last_name } = await family(2)
    await ended((await start(markVip(last_name), admin)).id, admin)
    const { answer } = await exported({ kind: 'export-audit-log', actor_id: admin.userId }, admin)
    const lines = answer.body.trim().split('\r\n')
    expect(lines[0]).toMatch(/^Day \(UTC\),Time,Who/)
    // Two people, the start and the end of both, and the start of this one.
    expect(lines).toHaveLength(1 + 2 + 3)
  })

  test.each([
    ['time_zone', { time_zone: 'Mars/Olympus_Mons' }],
    ['to', { from: '2026-11-02', to: '2026-11-01' }],
  ])('with a %s that can’t be is refused, because its job would never end', async (field, filter) => {
    const admin = await anAdmin()
    const refused = await post('', { kind: 'export-audit-log', ...filter }, admin)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]])
    expect((await get('', admin)).json().data).toEqual([])
  })

  test('writes the same part again after a crash, so no row is there twice', async () => {
    const admin = await anAdmin()
    const { last_name, ids } = await family(3)
    const id = await waitingWork(admin, { kind: 'export-users', q: last_name })
    const { storage } = tested.ports
    await storage.write(partKey(id, 0), Buffer.from('half a file'), { contentType: 'text/csv' })
    await run(id)
    const { body } = await get(`/${id}/file.csv`, admin)
    expect(body).not.toContain('half a file')
    for (const userId of ids) expect(body.split(`${userId}\r\n`)).toHaveLength(2)
  })

  test('is for the admin who made it, for a day, and then deleted', async () => {
    const admin = await anAdmin()
    const { last_name } = await family(1)
    const { id, file } = await exported({ kind: 'export-users', q: last_name }, admin)
    const { storage } = tested.ports
    expect((await get(`/${id}/file.csv`, await anAdmin())).statusCode).toBe(404)
    expect(await storage.exists(partKey(id, 0))).toBe(true)
    advanceClock(25 * 60 * 60 * 1000)
    expect((await tested.app.inject({ url: file.url, headers: admin.headers })).statusCode).toBe(404)
    expect(await shown(id, admin)).toBeUndefined()
    await dropWorkJob.run(jobPorts(db(), { storage }), { id }, newSending())
    expect(await storage.exists(partKey(id, 0))).toBe(false)
    expect(await rowOf(id)).toBeUndefined()
  })

  test('that was canceled, or whose admin is gone, leaves no file', async () => {
    const admin = await anAdmin()
    const { last_name } = await family(1)
    const id = await waitingWork(admin, { kind: 'export-users', q: last_name })
    await post(`/${id}/cancel`, {}, admin)
    expect((await get(`/${id}/file.csv`, admin)).statusCode).toBe(404)
    const stopped = await waitingWork(admin, { kind: 'export-users', q: last_name })
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, admin.userId))
    await run(stopped)
    expect(await rowOf(stopped)).toMatchObject({ state: 'stopped', parts: 0 })
  })
})

test('nobody but an admin starts, sees, cancels, or downloads work', async () => {
  for (const type of ['athlete', 'parent', 'coach', 'rsc', 'affiliate', 'editor', 'unknown'] as const) {
    const other = await tested.signedIn(type)
    expect((await post('', markVip('x'), other)).statusCode).toBe(403)
    expect((await get('', other)).statusCode).toBe(403)
    expect((await post(`/${crypto.randomUUID()}/cancel`, {}, other)).statusCode).toBe(403)
    expect((await get(`/${crypto.randomUUID()}/file.csv`, other)).statusCode).toBe(403)
  }
})
