import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { indexedPlan } from '../../../platform/database/indexed-plan.factory.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { recruitment } from '../recruiting.factory.ts'
import { findThoseLookingAfter } from './center.queries.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { athlete, parentOf, successCoachOf, coach, somebody, call, college, contact, ...room } = recruitment(
  () => tested,
)
const { center } = room

/** Every call that is about one recruiting center or one log. */
const callsOf = (id: string, collegeId: number, contactId: string) =>
  [
    ['GET', center(id)],
    ['GET', center(id, '/get-filters')],
    ['POST', center(id, '/save-filters'), { filters: {} }],
    ['GET', center(id, '/get-favorites')],
    ['GET', center(id, '/recently-viewed')],
    ['GET', center(id, '/recently-contacted')],
    ['GET', center(id, '/counts')],
    ['GET', center(id, '/known-contacts')],
    ['GET', center(id, `/get-college-page?college_id=${collegeId}`)],
    ['GET', center(id, `/get-athlete-page?athlete_id=${id}`)],
    ['GET', center(id, `/contact/${contactId}`)],
    ['POST', center(id, '/toggle-favorite'), { college_id: collegeId }],
    ['POST', center(id, '/mark-quick-tip-shown'), {}],
    ['POST', center(id, `/college/${collegeId}`), {}],
    ['GET', `/activity-log?user=${id}`],
    ['GET', `/activity-log/views?user=${id}`],
    ['GET', `/activity-log/all-events?user=${id}`],
  ] as const

const statusesFor = async (who: Somebody, id: string): Promise<number[]> => {
  const collegeId = await college()
  const statuses = new Set<number>()
  for (const [method, path, body] of callsOf(id, collegeId, await contact(collegeId)))
    statuses.add((await call(who, method, path, body)).statusCode)
  return [...statuses]
}

const messageFor = async (who: Somebody, id: string): Promise<string> =>
  (await call(who, 'GET', center(id))).json().message

test('those who look after an athlete are found by id, however many people there are', async () => {
  const child = await athlete()
  const { db, pool } = tested.ports.database
  const plan = await indexedPlan(
    pool,
    ({ text = '' }) => text.includes('"roster_claims"'),
    () => findThoseLookingAfter(db, child.id),
  )
  expect(plan).toMatch(/ accounts_users_pkey .*\n\s+Index Cond: \(id = ANY/)
})

describe('RCC-06 an athlete’s recruiting center', () => {
  test('is open to the athlete, to every parent, and to the success coach who claimed them', async () => {
    const child = await athlete()
    for (const who of [
      child,
      await parentOf([child]),
      await parentOf([child], 'father'),
      await successCoachOf(child),
    ])
      expect(await statusesFor(who, child.id)).toEqual([200])
  })

  test('is found under its id in either letter case, like a coach’s', async () => {
    const [child, head] = [await athlete(), await coach()]
    for (const who of [child, head])
      expect((await call(who, 'GET', center(who.id.toUpperCase()))).statusCode).toBe(200)
  })

  test('does not exist for anyone else', async () => {
    const child = await athlete()
    const other = await athlete()
    for (const who of [other, await parentOf([other]), await successCoachOf(other), await coach()])
      expect(await statusesFor(who, child.id)).toEqual([404])
  })

  test('is refused by the guard to everyone who does not recruit', async () => {
    const child = await athlete()
    for (const type of ['admin', 'affiliate', 'editor', 'unknown'] as const)
      expect(await statusesFor(await somebody({ type }), child.id)).toEqual([403])
  })

  test('needs the package: an athlete who never had one is refused', async () => {
    const without = await athlete({ hasNoCenter: true })
    expect(await statusesFor(without, without.id)).toEqual([403])
  })

  test('needs the athlete’s own package: that of a brother or sister opens nothing', async () => {
    const [with_, without] = [await athlete(), await athlete({ hasNoCenter: true })]
    const parent = await parentOf([with_, without])
    expect(await statusesFor(parent, with_.id)).toEqual([200])
    expect(await statusesFor(parent, without.id)).toEqual([403])
    expect(await messageFor(parent, without.id)).toBe(
      'The recruiting center comes with Starter Elite and the packages above it.',
    )
    const { athletes } = (await call(parent, 'GET', '/user')).json().data
    expect(athletes).toMatchObject([
      { user_id: with_.id, access_to_rc: true },
      { user_id: without.id, access_to_rc: false },
    ])
  })

  test('is open to the success coach with any package', async () => {
    const child = await athlete({ hasNoCenter: true })
    expect(await statusesFor(await successCoachOf(child), child.id)).toEqual([200])
  })

  test('is only for basketball', async () => {
    const child = await athlete({ sport_key: 'soccer' })
    for (const who of [child, await parentOf([child]), await successCoachOf(child)]) {
      expect(await statusesFor(who, child.id)).toEqual([403])
      expect(await messageFor(who, child.id)).toBe('The recruiting center is for basketball athletes.')
    }
  })

  test('is gone with a deleted athlete', async () => {
    const gone = await athlete({ user: { deleted_at: new Date() } })
    expect(await statusesFor(await successCoachOf(gone), gone.id)).toEqual([404])
  })
})

describe('RCC-05 a coach’s recruiting center', () => {
  test('belongs only to the coach', async () => {
    const [mine, other] = [await coach(), await coach()]
    expect((await call(mine, 'GET', center(mine.id))).statusCode).toBe(200)
    expect(await statusesFor(mine, other.id)).toEqual([404])
    expect(await statusesFor(await athlete(), mine.id)).toEqual([404])
  })

  test('has no colleges to open', async () => {
    const mine = await coach()
    const id = await college()
    expect((await call(mine, 'POST', center(mine.id, `/college/${id}`), {})).statusCode).toBe(403)
  })
})

describe('RCC-04 the person a link names', () => {
  test('is a coach by contact or user id, with the college, and has no user without an account', async () => {
    const [child, collegeId] = [await athlete(), await college({ short_name: 'Alder State' })]
    const withAccount = await room.coachAt(collegeId)
    const without = await contact(collegeId, { first_name: 'Kelsey', last_name: 'Brandt' })
    const named = async (id: string) => (await room.got(child, center(child.id, `/contact/${id}`))).data
    for (const id of [withAccount.id, withAccount.contact_id, withAccount.contact_id.toUpperCase()])
      expect(await named(id)).toEqual({
        id: withAccount.contact_id,
        user_id: withAccount.id,
        first_name: 'Marisol',
        last_name: 'Tran',
        college: { id: collegeId, short_name: 'Alder State' },
      })
    expect(await named(without)).toMatchObject({ id: without, user_id: null, last_name: 'Brandt' })
  })

  test('is an athlete for a coach, if the coach may see them', async () => {
    const head = await coach()
    const [shown, hidden] = [
      await athlete({ user: { first_name: 'Amara', last_name: 'Park' } }),
      await athlete({ is_visible: false }),
    ]
    expect((await room.got(head, center(head.id, `/contact/${shown.id}`))).data).toEqual({
      id: shown.id,
      user_id: shown.id,
      first_name: 'Amara',
      last_name: 'Park',
      college: null,
    })
    for (const id of [hidden.id, (await parentOf([shown])).id])
      expect((await call(head, 'GET', center(head.id, `/contact/${id}`))).statusCode).toBe(404)
  })

  test('is nobody else: no athlete for a family, and no unknown id', async () => {
    const [child, other] = [await athlete(), await athlete()]
    for (const id of [other.id, child.id, (await parentOf([child])).id])
      expect((await call(child, 'GET', center(child.id, `/contact/${id}`))).statusCode).toBe(404)
    expect((await call(child, 'GET', center(child.id, '/contact/coach'))).json().errors).toEqual({
      contactId: ['Must be the id of a coach or an athlete'],
    })
  })
})

describe('the default log', () => {
  test('is their own for athletes and coaches, and that of a parent’s only athlete', async () => {
    const child = await athlete()
    for (const who of [child, await coach(), await parentOf([child])])
      expect((await call(who, 'GET', '/activity-log')).statusCode).toBe(200)
  })

  test('must be named by parents of two, and by success coaches', async () => {
    const [one, two] = [await athlete(), await athlete()]
    for (const who of [await parentOf([one, two]), await successCoachOf(one)]) {
      const answer = await call(who, 'GET', '/activity-log')
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ user: ['Please choose an athlete'] })
    }
  })
})
