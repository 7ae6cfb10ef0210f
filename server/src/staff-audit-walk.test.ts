import { actorOf } from '@fieldhouse/contract/actor.factory'
import { allows, entitlements, type GuardName, guardNames, userTypes } from '@fieldhouse/contract/guards'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.factory.ts'
import { boundEndpoints } from './app.ts'
import { readConfig } from './config.ts'
import { buildAthlete } from './modules/profiles/profiles.factory.ts'
import { athletes } from './modules/profiles/profiles.tables.ts'
import { auditEntries } from './platform/audit/audit.tables.ts'
import { uuidv7 } from './platform/database/uuid.ts'
import type { BoundEndpoint } from './platform/http/bind.ts'
import { callerOf, noEffects } from './platform/http/caller.factory.ts'
import { answerOnce } from './platform/http/idempotency.ts'
import { recordingStaff } from './platform/http/record-staff.ts'
import { startSession } from './platform/sessions/sessions.ts'

/** Walks everything that only staff may do. All of it is in the audit log, whatever its use case does. */

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db

const everything = { access: entitlements, ended: entitlements, has_promo_code: true, has_roster: true }
/** Nobody else passes, whatever package, code, or roster they have. */
const isForStaffOnly = (guard: GuardName): boolean =>
  [null, ...userTypes.map((type) => actorOf(type, { ...everything, is_verified_coach: true }))].every(
    (actor) => !allows(guard, actor) || actor?.type === 'admin' || actor?.type === 'editor',
  ) && guard !== 'impersonator'

const staffCalls = () =>
  Object.values(boundEndpoints(readConfig({}), tested.ports))
    .flat()
    .filter(({ endpoint: { guard } }) => isForStaffOnly(guard))

/** A POST that only reads says so. */
const changes = () =>
  staffCalls().filter(({ endpoint: { method, isChange = true } }) => method !== 'GET' && isChange)
const files = () => staffCalls().filter(({ endpoint: { file } }) => file !== undefined)

const entriesBy = (id: string) =>
  db().select().from(auditEntries).where(eq(auditEntries.actor_id, id)).orderBy(desc(auditEntries.id))

const anAdmin = () => callerOf({ actor: actorOf('admin', { id: uuidv7(), is_super_admin: true }) })

/** The same call with a use case that forgets the audit log. */
const forgetful = ({ name, endpoint, admit, outside }: BoundEndpoint): BoundEndpoint => ({
  name,
  endpoint,
  admit,
  answer: async () => ({}),
  outside:
    outside && (() => ({ prepare: async () => null, send: async () => null, record: async () => ({}) })),
})

test('there are guards for staff, and calls behind them', () => {
  expect(guardNames.filter(isForStaffOnly)).toEqual([
    'editor',
    'refunds',
    'site-setup',
    'admin',
    'super-admin',
  ])
  expect(changes().length).toBeGreaterThan(10)
  expect(files().length).toBeGreaterThan(0)
})

describe('a call of staff whose use case records nothing', () => {
  test('is recorded, each change and each download', async () => {
    for (const bound of [...changes(), ...files()]) {
      const caller = anAdmin()
      const { method, path, summary } = bound.endpoint
      const user_id = uuidv7()
      const input = { params: { user_id }, body: { password: 'Right1!' } }
      await recordingStaff(forgetful(bound)).answer(db(), caller, input, noEffects)
      const entries = await entriesBy(caller.actor?.id ?? '')
      expect(entries).toMatchObject([
        { action: `${method} ${path}`, user_id, details: { summary }, address: caller.address },
      ])
      expect(JSON.stringify(entries)).not.toContain('Right1!')
    }
  })

  test('that asks another system is recorded with its answer', async () => {
    const outside = changes().filter((bound) => bound.outside)
    expect(outside.length).toBeGreaterThan(0)
    for (const bound of outside) {
      const caller = anAdmin()
      const work = recordingStaff(forgetful(bound)).outside?.(db(), caller, {}, noEffects)
      await work?.record(db(), null, null)
      expect(await entriesBy(caller.actor?.id ?? '')).toHaveLength(1)
    }
  })

  test('is not recorded if it is refused, and only once if it is sent again', async () => {
    const [bound] = changes().filter(({ endpoint: { effect } }) => effect === 'transaction')
    if (!bound) throw new Error('no such call')
    const caller = anAdmin()
    const owner = caller.actor?.id ?? ''
    const refusing = recordingStaff({
      ...forgetful(bound),
      answer: () => Promise.reject(new Error('refused')),
    })
    await expect(refusing.answer(db(), caller, {}, noEffects)).rejects.toThrow('refused')
    expect(await entriesBy(owner)).toEqual([])
    for (const _ of [1, 2])
      await answerOnce(db(), { owner, key: 'again', request: ['x'] }, (tx) =>
        recordingStaff(forgetful(bound)).answer(tx, { ...caller }, {}, noEffects),
      )
    expect(await entriesBy(owner)).toHaveLength(1)
  })
})

describe('over HTTP', () => {
  const post = (headers: Record<string, string>, url: string, payload: object) =>
    tested.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })

  test('what the use case records is the only entry', async () => {
    const admin = await tested.signedIn('admin')
    const user = await tested.signedIn('parent')
    await post(admin.headers, `/panel/admin/users/${user.userId}/delete`, {})
    expect(await entriesBy(admin.userId)).toMatchObject([{ action: 'user.deleted', user_id: user.userId }])
  })

  test('what staff do where others may act too is recorded, and what others do there is not', async () => {
    const admin = await tested.signedIn('admin')
    const id = await buildAthlete(db(), { slug: 'staff-walk' })
    const [page] = await db().select().from(athletes).where(eq(athletes.id, id))
    const ownerId = page?.user_id ?? ''
    const { token } = await startSession(db(), { userId: ownerId, remember: true })
    for (const headers of [admin.headers, { authorization: `Bearer ${token}` }]) {
      const answer = await post(headers, '/athlete/staff-walk/access-code/renew', {})
      expect(answer.statusCode).toBe(200)
    }
    expect(await entriesBy(admin.userId)).toMatchObject([
      { action: 'POST /athlete/{id}/access-code/renew', user_id: ownerId },
    ])
    expect(await entriesBy(ownerId)).toEqual([])
  })

  test('what staff do with their own account is their own business', async () => {
    const editor = await tested.signedIn('editor')
    await post(editor.headers, '/user/metric-type', { metric_type: 2 })
    expect(await entriesBy(editor.userId)).toEqual([])
  })

  test('a refused call of staff leaves no entry', async () => {
    const admin = await tested.signedIn('admin')
    await post(admin.headers, `/panel/admin/users/${uuidv7()}/delete`, {})
    expect(await entriesBy(admin.userId)).toEqual([])
  })
})
