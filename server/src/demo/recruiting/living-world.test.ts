import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { users } from '../../modules/accounts/accounts.tables.ts'
import { clock } from '../../platform/clock.ts'
import { startSession } from '../../platform/sessions/sessions.ts'
import { fillDemoWorld } from '../fill-demo-world.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
  await fillDemoWorld(tested.ports.database.db, { athletes: 300 })
})
afterAll(() => tested.close())

/** One of the people who can sign in, and what they see. */
const signedInAs = async (name: string) => {
  const { db } = tested.ports.database
  const email = `${name}@fieldhouse.test`
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) throw new Error(`Nobody has the address ${email}`)
  const { token } = await startSession(db, { userId: user.id, remember: true })
  const load = async (path: string) => {
    const answer = await tested.app.inject({
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json()
  }
  return { id: user.id, load }
}

describe('a person who signs in to the demo world', () => {
  test.each([
    ['athlete', { conversations: 5, unread: 3, system: 1 }],
    ['parent', { conversations: 6, unread: 7, system: 1 }],
    ['coach', { conversations: 5, unread: 3, system: 0 }],
    ['rsc', { conversations: 7, unread: 4, system: 1 }],
    ['admin', { conversations: 0, unread: 0, system: 1 }],
  ])('finds messages and notices: %s', async (name, { conversations, unread, system }) => {
    const { load } = await signedInAs(name)
    const { messages } = (await load('/message/incoming')).data
    expect(messages.meta.total).toBe(conversations)
    expect((await load('/activity-log/unread')).data).toMatchObject({ message: unread, system })
  })

  test('as the athlete finds an active recruiting center', async () => {
    const { id, load } = await signedInAs('athlete')
    expect((await load(`/recruiting-center/${id}/counts`)).data).toMatchObject({
      favorites: 9,
      recently_viewed: 14,
      rc_guide_shown: false,
    })
    const results = await load(`/recruiting-center/${id}`)
    expect(results.meta.total).toBeGreaterThan(15)
    for (const { coaches } of results.data) expect(coaches.length).toBeGreaterThan(0)
    const { totals } = (await load('/activity-log')).data
    for (const kind of ['call', 'email', 'sms', 'view', 'chat'])
      expect(totals[kind]).toBeGreaterThanOrEqual(2)
    expect((await load('/my-rsa')).data).toMatchObject({ first_name: 'Priya', last_name: 'Nair' })
  })

  test('as the athlete finds a page that was updated after its last measurement', async () => {
    const { load } = await signedInAs('athlete')
    const { updated_at, metrics } = (await load('/athlete/amara-whitlock')).data
    const measured: string[] = metrics.map(({ measured_on }: { measured_on: string }) => measured_on)
    expect(measured.length).toBeGreaterThan(5)
    for (const day of measured) expect(updated_at > day).toBe(true)
    expect(Date.parse(updated_at)).toBeLessThan(clock.now().getTime())
  })

  test('as a parent or the success coach finds the athlete’s', async () => {
    const athlete = await signedInAs('athlete')
    const seen = (await athlete.load(`/activity-log?user=${athlete.id}`)).data.totals
    for (const name of ['parent', 'rsc']) {
      const { load } = await signedInAs(name)
      expect((await load(`/activity-log?user=${athlete.id}`)).data.totals).toEqual(seen)
    }
    const { load } = await signedInAs('rsc')
    expect((await load(`/activity-log/logs?user=${athlete.id}`)).data.length).toBeGreaterThan(10)
    expect((await load('/panel/my-rosters-with-message')).data).toHaveLength(8)
  })

  test('as the coach finds athletes, their own notes, and no views', async () => {
    const { id, load } = await signedInAs('coach')
    expect((await load(`/recruiting-center/${id}/counts`)).data).toMatchObject({ favorites: 5 })
    const { events, totals } = (await load('/activity-log')).data
    expect(totals).toMatchObject({ call: 2, email: 1, sms: 1, view: 0 })
    expect(events.length).toBe(totals.all)
  })

  test('as an admin finds a reported message', async () => {
    const { load } = await signedInAs('admin')
    expect((await load('/panel/admin/inbox?kind=report')).data).toMatchObject([
      { kind: 'report', state: 'new' },
    ])
  })
})
