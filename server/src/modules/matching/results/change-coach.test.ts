import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { buildCollegeCoach } from '../../colleges/colleges.factory.ts'
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

const form = (more: object = {}) => ({
  ...{ first_name: 'Ana', last_name: 'Ruiz', position: 'Head coach', team_gender: 'female' },
  ...{ email: '', phone: '(541) 555-0133' },
  ...more,
})
const add = (by: Somebody, more: object = {}, id = by.id) =>
  m.tell(by, '/college/add-coach', { college_id: college, ...form(more) }, id)
const added = async (by: Somebody, more: object = {}) => {
  const answer = await add(by, more)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id as string
}
const change = (by: Somebody, coachId: string, more: object = {}, id = by.id) =>
  m.tell(by, `/college/coaches/${coachId}`, form(more), id)
const coachOf = async (reader: Somebody, coachId: string) =>
  (await m.match(reader, college)).coaches.find(({ id }) => id === coachId)

describe('BCM-02 a coach with only a phone number', () => {
  test('is added once, even by many at the same moment', async () => {
    const one = await m.matched()
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(one)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect(refused).toHaveLength(7)
    expect(refused[0]?.json().errors).toEqual({
      phone: ['You already added this coach with this phone number at this college'],
    })
    expect((await add(one, { first_name: 'ANA' })).statusCode).toBe(422)
  })

  test('shares the number of an office with other names, and is added again after it was removed', async () => {
    const one = await m.matched()
    const id = await added(one)
    await added(one, { first_name: 'Bea' })
    expect((await m.call(one, 'DELETE', m.path(one.id, `/college/coaches/${id}`))).statusCode).toBe(200)
    await added(one)
    const other = await m.matched()
    await added(other)
  })
})

describe('BCM-02 correcting a coach whom the family added', () => {
  test('everyone who looks after the athlete can do it', async () => {
    const id = await added(who, { first_name: 'Cora' })
    const readers = [who, await m.parentOf([who]), await m.successCoachOf(who)]
    for (const [index, reader] of readers.entries()) {
      const answer = await change(
        reader,
        id,
        { last_name: `Diaz ${index}`, email: 'cora@example.test' },
        who.id,
      )
      expect([answer.statusCode, answer.json().data]).toEqual([200, { changed: true }])
      expect(await coachOf(who, id)).toMatchObject({
        ...{ first_name: 'Ana', last_name: `Diaz ${index}`, email: 'cora@example.test' },
        ...{ phone: '(541) 555-0133', is_own: true },
      })
    }
  })

  test('a contact that is there already is refused, and nothing changes', async () => {
    const one = await m.matched()
    const [first, second] = [await added(one, { email: 'a@example.test' }), await added(one)]
    const byEmail = await change(one, second, { email: 'A@example.test' })
    expect(byEmail.json().errors).toEqual({
      email: ['You already added a coach with this email at this college'],
    })
    const byPhone = await change(one, first, { first_name: 'ana' })
    expect(byPhone.json().errors).toEqual({
      phone: ['You already added this coach with this phone number at this college'],
    })
    expect(await coachOf(one, first)).toMatchObject({ email: 'a@example.test' })
    expect((await change(one, first, { email: 'a@example.test', position: 'Scout' })).statusCode).toBe(200)
    const empty = await change(one, first, { first_name: '', phone: '12' })
    expect(Object.keys(empty.json().errors).toSorted()).toEqual(['first_name', 'phone'])
  })

  test('strangers, listed coaches, and an ended package change nothing', async () => {
    const one = await m.matched()
    const id = await added(one)
    const other = await m.matched()
    for (const athlete of [one.id, other.id])
      expect((await change(other, id, {}, athlete)).statusCode).toBe(404)
    const listed = await buildCollegeCoach(app.ports.database.db, { college_id: college })
    expect((await change(one, listed)).statusCode).toBe(404)
    await m.endMatch(one.id)
    const late = await change(one, id, { position: 'Scout' })
    expect([late.statusCode, late.json().code]).toEqual([403, 'package_ended'])
    expect(await coachOf(one, id)).toMatchObject({ position: 'Head coach' })
  })
})
