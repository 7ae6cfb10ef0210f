import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { auditEntries } from '../../../platform/audit/audit.tables.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { guardians } from '../../accounts/accounts.tables.ts'
import { athletes } from '../profiles.tables.ts'
import { pageVisit } from '../profiles.visit.factory.ts'
import { papers } from '../transcripts/transcripts.factory.ts'

/** The embedded engine has one connection, so no query can run while a transaction is open. */
const hasManyConnections = inject('testEngine').engine === 'postgres'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(() => vi.restoreAllMocks())

const db = () => tested.ports.database.db

/** Runs `work` while another transaction has locked the athlete's row. */
const whileLocked = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  transaction(db(), async (tx) => {
    await tx.select().from(athletes).where(eq(athletes.id, id)).for('update')
    return work()
  })

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await tested.ports.database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}

const changes: [path: string, body: object][] = [
  ['quote', { text: 'She asks for the matchup nobody wants.', author: 'Dana Ferreira' }],
  ['settings', { is_visible: false }],
  ['awards', { title: 'All-State', year: 2025 }],
  ['gallery/create', { link: 'https://vimeo.com/76979871' }],
  ['access-code/renew', {}],
]

describe.skipIf(!hasManyConnections)(
  'PRO-02 permission to change a page is checked before the page is locked',
  () => {
    test.each(changes)('a stranger is refused %s while the page is locked', async (path, body) => {
      const page = await pageVisit(tested)
      for (const type of ['athlete', 'parent', 'coach'] as const) {
        const { headers } = await tested.signedIn(type)
        const refused = await whileLocked(page.id, () => page.save(path, body, headers))
        expect(refused.statusCode).toBe(403)
      }
    })

    test('the same is true for deleting', async () => {
      const page = await pageVisit(tested)
      const { headers } = await tested.signedIn('athlete')
      for (const path of ['photo', 'gallery/0190a000-0000-7000-8000-000000000001']) {
        const refused = await whileLocked(page.id, () => page.remove(path, headers))
        expect(refused.statusCode).toBe(403)
      }
    })

    test('the owner waits for the lock, and then the change is made', async () => {
      const page = await pageVisit(tested)
      let isAnswered = false
      const { save } = await whileLocked(page.id, async () => {
        const save = page.save('quote', { text: 'Defense first.', author: 'Coach' }).then((answer) => {
          isAnswered = true
          return answer
        })
        await eventually(async () => expect(await waitingForLocks()).toBe(1))
        expect(isAnswered).toBe(false)
        return { save }
      })
      expect((await save).json().data.quote).toEqual({ text: 'Defense first.', author: 'Coach' })
    })

    test('a person who leaves the family while waiting for the lock is refused', async () => {
      const page = await pageVisit(tested)
      const parent = await page.parent()
      const { save } = await whileLocked(page.id, async () => {
        const save = page.save('quote', { text: 'Still here.', author: 'Mother' }, parent)
        await eventually(async () => expect(await waitingForLocks()).toBe(1))
        await db().delete(guardians).where(eq(guardians.athlete_user_id, page.userId))
        return { save }
      })
      expect((await save).statusCode).toBe(403)
      expect((await page.read(page.owner)).json().data.quote).toBeNull()
    })
  },
)

describe.skipIf(!hasManyConnections)('PRO-10 slow storage keeps no lock on the page', () => {
  const isFree = async (id: string): Promise<boolean> => {
    const attempt = transaction(db(), (tx) =>
      tx.select().from(athletes).where(eq(athletes.id, id)).for('update', { noWait: true }),
    )
    return attempt.then(
      () => true,
      () => false,
    )
  }

  test('neither when a transcript is uploaded nor when it is deleted', async () => {
    const page = await pageVisit(tested)
    const { storage } = tested.ports
    const seen: Record<string, boolean> = {}
    const [write, drop] = [storage.write, storage.delete]
    vi.spyOn(storage, 'write').mockImplementation(async (...file) => {
      seen.write = await isFree(page.id)
      return write(...file)
    })
    vi.spyOn(storage, 'delete').mockImplementation(async (key) => {
      seen.delete = await isFree(page.id)
      return drop(key)
    })
    const id = await papers(() => tested).added(page)
    expect((await page.remove(`transcripts/${id}`)).statusCode).toBe(200)
    await eventually(() => expect(seen).toEqual({ write: true, delete: true }))
  })
})

describe('ADM-06 an admin’s change of a page', () => {
  const entriesAbout = (userId: string) =>
    db().select().from(auditEntries).where(eq(auditEntries.user_id, userId)).orderBy(auditEntries.id)

  test('is in the audit log with what it was before, and the family’s own is not there', async () => {
    const page = await pageVisit(tested)
    const { headers } = await tested.signedIn('admin')
    await page.save('quote', { text: 'Defense first.', author: 'Coach' })
    expect(await entriesAbout(page.userId)).toEqual([])
    expect((await page.save('quote', { text: 'Offense first.', author: 'Coach' }, headers)).statusCode).toBe(
      200,
    )
    expect((await page.save('settings', { is_visible: false }, headers)).statusCode).toBe(200)
    expect(await entriesAbout(page.userId)).toMatchObject([
      { before: { quote: 'Defense first.' }, after: { quote: 'Offense first.' } },
      { before: { is_visible: true }, after: { is_visible: false } },
    ])
  })

  test('says nothing of the access code', async () => {
    const page = await pageVisit(tested)
    const { headers } = await tested.signedIn('admin')
    expect((await page.save('access-code/renew', {}, headers)).statusCode).toBe(200)
    expect(await entriesAbout(page.userId)).toMatchObject([{ before: null, after: null }])
  })
})
