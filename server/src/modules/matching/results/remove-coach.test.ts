import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { buildCollegeCoach } from '../../colleges/colleges.factory.ts'
import { collegeCoaches } from '../../colleges/colleges.tables.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { matchReaders } from './results.factory.ts'

let app: TestApp
const m = matchReaders(() => app)
let who: Somebody
let college: number
beforeAll(async () => {
  app = await testApp()
  await m.load()
  who = await m.matched()
  college = (await m.list(who)).data[0]?.match_id ?? 0
})
afterAll(() => app.close())

const db = () => app.ports.database.db
let made = 0
const added = async (by: Somebody, id = by.id) => {
  const answer = await m.tell(
    by,
    '/college/add-coach',
    {
      ...{ college_id: college, first_name: 'Ana', last_name: 'Ruiz', position: 'Head coach' },
      ...{ team_gender: 'female', email: `ana.${++made}@example.test`, phone: '(541) 555-0133' },
    },
    id,
  )
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id as string
}
const remove = (by: Somebody, coachId: string, id = by.id) =>
  m.call(by, 'DELETE', m.path(id, `/college/coaches/${coachId}`))
const rowOf = async (id: string) =>
  (await db().select().from(collegeCoaches).where(eq(collegeCoaches.id, id)))[0]
const idsIn = async (reader: Somebody) => (await m.match(reader, college, who.id)).coaches.map(({ id }) => id)

describe('BCM-02 a coach whom the family added', () => {
  test('can be removed by everyone who looks after the athlete, and added again', async () => {
    for (const reader of [who, await m.parentOf([who]), await m.successCoachOf(who)]) {
      const id = await added(reader, who.id)
      expect(await idsIn(reader)).toContain(id)
      const answer = await remove(reader, id, who.id)
      expect([answer.statusCode, answer.json().data]).toEqual([200, { removed: true }])
      expect(await idsIn(reader)).not.toContain(id)
      expect(await rowOf(id)).toBeUndefined()
      expect((await remove(reader, id, who.id)).statusCode).toBe(404)
    }
  })

  test('stays in the log as a name that leads nowhere, without email and phone', async () => {
    const id = await added(who)
    expect((await m.add(who, { contact: id, note: 'She called back.' })).statusCode).toBe(201)
    expect((await remove(who, id)).statusCode).toBe(200)
    const { events } = (await m.log(who)).data
    expect(events).toMatchObject([
      {
        content: 'She called back.',
        contact_id: null,
        contact: { first_name: 'Ana', last_name: 'Ruiz', user_id: null },
        college: { id: college },
      },
    ])
    expect(await rowOf(id)).toMatchObject({ email: null, phone: null })
    expect(await idsIn(who)).not.toContain(id)
    expect((await m.open(who, who.id, college)).body).not.toContain(id)
    expect(await m.names(who, m.center(who.id), { q: 'Ruiz' })).toEqual([])
    expect((await m.get(who, m.center(who.id, '/known-contacts'))).body).not.toContain(id)
    expect((await m.get(who, m.center(who.id, `/contact/${id}`))).statusCode).toBe(404)
    expect((await m.add(who, { contact: id })).statusCode).toBe(422)
    expect((await remove(who, id)).statusCode).toBe(404)
  })

  test('can still be removed after the package ended', async () => {
    const one = await m.matched()
    const id = await added(one)
    await m.endMatch(one.id)
    expect((await remove(one, id)).statusCode).toBe(200)
  })

  test('is removed by nobody else', async () => {
    const id = await added(who)
    const other = await m.matched()
    for (const stranger of [other, await m.parentOf([other]), await m.successCoachOf(other)])
      for (const athlete of [who.id, other.id])
        expect((await remove(stranger, id, athlete)).statusCode).toBe(404)
    expect((await remove(await m.coachAt(college), id, who.id)).statusCode).toBe(403)
    expect(await idsIn(who)).toContain(id)
  })

  test('is not a coach whom everyone sees', async () => {
    const listed = await buildCollegeCoach(db(), { college_id: college })
    expect((await remove(who, listed)).statusCode).toBe(404)
    expect((await remove(who, uuidv7())).statusCode).toBe(404)
    expect((await remove(who, 'somebody')).statusCode).toBe(422)
    expect(await rowOf(listed)).toBeDefined()
  })
})
