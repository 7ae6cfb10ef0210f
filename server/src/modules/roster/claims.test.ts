import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { clock } from '../../platform/clock.ts'
import { hasManyConnections, takenBack, waitingForLocks } from '../../platform/database/locks.factory.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { programTasks, tasks } from '../tasks/tasks.tables.ts'
import { insertClaim } from './new-athletes.queries.ts'
import { buildEntitledAthlete, grant, newAthletes } from './roster.factory.ts'
import { rosterDeclines } from './roster.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const {
  get,
  post,
  signedIn,
  parentOf,
  actingAs,
  successCoach,
  waiting,
  lastMade,
  offered,
  isOffered,
  act,
  holderOf,
  noticesTo,
  auditOf,
} = newAthletes(() => tested)

describe('COA-02 claiming an athlete', () => {
  test('puts them on the roster with contact details, and tells the family', async () => {
    const coach = await successCoach()
    const userId = await waiting()
    const athlete = await signedIn(userId)
    const parent = await parentOf([athlete])
    const answer = await act(coach, 'claim', userId)
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { user_id: userId } }])
    expect(await holderOf(userId)).toEqual([coach.id])
    expect((await get(coach, `/user/athlete/${userId}`)).statusCode).toBe(200)
    expect(await noticesTo(athlete)).toEqual([
      'Priya Nair is your success coach now. You can write any time.',
    ])
    expect(await noticesTo(parent)).toEqual([
      'Priya Nair is Amara’s success coach now. You can write any time.',
    ])
    expect(await noticesTo(coach)).toEqual([])
    expect(await auditOf(userId)).toEqual([
      { action: 'roster.claimed', actor_id: coach.id, acting_as_id: null },
    ])
  })

  test('twice by the same coach changes nothing', async () => {
    const coach = await successCoach()
    const userId = await waiting()
    for (let press = 0; press < 2; press++) expect((await act(coach, 'claim', userId)).statusCode).toBe(200)
    expect(await noticesTo(await signedIn(userId))).toHaveLength(1)
  })

  test('is refused with a clear sentence if another success coach has them', async () => {
    const first = await successCoach()
    const userId = await waiting({ user: { last_name: 'Whitlock' } })
    await act(first, 'claim', userId)
    const second = await successCoach('Owen', 'Late')
    for (const what of ['claim', 'decline'] as const) {
      const answer = await act(second, what, userId)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'already_claimed',
        message: 'Another success coach has claimed Amara Whitlock.',
      })
    }
    expect(await holderOf(userId)).toEqual([first.id])
    expect((await get(second, `/user/athlete/${userId}`)).statusCode).toBe(404)
  })

  test('is possible only for athletes who are offered', async () => {
    const coach = await successCoach()
    const without = await buildEntitledAthlete(db(), {}, { what: 'recruiting-center' })
    const gone = await waiting({ user: { deleted_at: new Date() } })
    const parent = await parentOf([])
    for (const id of [without, gone, parent.id, coach.id, '00000000-0000-7000-8000-00000000dead'])
      for (const what of ['claim', 'decline'] as const)
        expect((await act(coach, what, id)).statusCode).toBe(404)
    expect((await post(coach, '/panel/claim-user', { user_id: '7' })).json().errors).toEqual({
      user_id: ['Must be the id of a user'],
    })
  })

  test('of an athlete whose success coach deleted their account is possible', async () => {
    const [gone, next] = [await successCoach(), await successCoach('Owen', 'Next')]
    const userId = await waiting()
    await act(gone, 'claim', userId)
    const deleted_at = new Date('2026-11-02T03:04:05Z')
    await db().update(users).set({ deleted_at }).where(eq(users.id, gone.id))
    const { data } = await offered(next, { q: lastMade() })
    expect(data).toMatchObject([{ user_id: userId, waiting_since: deleted_at.toISOString() }])
    expect((await act(next, 'claim', userId)).statusCode).toBe(200)
    expect(await holderOf(userId)).toEqual([next.id])
  })

  test('by an admin who acts as the coach is in the audit log under the admin’s name', async () => {
    const coach = await successCoach()
    const userId = await waiting()
    await act(await actingAs(coach), 'claim', userId)
    const [entry] = await auditOf(userId)
    expect(entry).toMatchObject({ action: 'roster.claimed', acting_as_id: coach.id })
    expect(entry?.actor_id).not.toBe(coach.id)
  })

  test('of one athlete by twenty coaches at once: one wins, and nineteen read a clear sentence', async () => {
    const coaches = await Promise.all(
      Array.from({ length: 20 }, (_, place) => successCoach('Coach', String(place))),
    )
    const userId = await waiting({ user: { last_name: 'Whitlock' } })
    const answers = await Promise.all(coaches.map((coach) => act(coach, 'claim', userId)))
    const winners = coaches.filter((_, place) => answers[place]?.statusCode === 200)
    expect(winners).toHaveLength(1)
    const refusals = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(409)
      expect(refusal.json().message).toBe('Another success coach has claimed Amara Whitlock.')
    }
    expect(await holderOf(userId)).toEqual(winners.map(({ id }) => id))
    expect(await noticesTo(await signedIn(userId))).toHaveLength(1)
    expect(await auditOf(userId)).toHaveLength(1)
    const program = await db().select({ name: programTasks.name }).from(programTasks)
    const copied = await db()
      .select({ name: tasks.name })
      .from(tasks)
      .where(eq(tasks.athlete_user_id, userId))
    expect(copied.map(({ name }) => name).toSorted()).toEqual(program.map(({ name }) => name).toSorted())
  })
})

describe('COA-02 unclaiming an athlete', () => {
  test('frees them for the next coach, and tells the family what happens next', async () => {
    const [coach, next] = [await successCoach(), await successCoach('Owen', 'Next')]
    const userId = await waiting()
    const athlete = await signedIn(userId)
    const parent = await parentOf([athlete])
    await act(coach, 'claim', userId)
    const before = clock.now()
    expect((await act(coach, 'unclaim', userId)).statusCode).toBe(200)
    expect(await holderOf(userId)).toEqual([])
    const what =
      'Tasks, notes, and messages stay as they are. Another success coach will continue with them, and you will hear from us who it is.'
    expect((await noticesTo(athlete))[0]).toBe(`Priya Nair is no longer your success coach. ${what}`)
    expect((await noticesTo(parent))[0]).toBe(`Priya Nair is no longer Amara’s success coach. ${what}`)
    const { data } = await offered(next, { q: lastMade() })
    expect(new Date(data[0].waiting_since).getTime()).toBeGreaterThanOrEqual(before.getTime())
    expect((await act(next, 'claim', userId)).statusCode).toBe(200)
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual([
      'roster.claimed',
      'roster.unclaimed',
      'roster.claimed',
    ])
  })

  test('is for their own success coach', async () => {
    const [coach, other] = [await successCoach(), await successCoach()]
    const userId = await waiting()
    await act(coach, 'claim', userId)
    for (const id of [userId, await waiting()]) expect((await act(other, 'unclaim', id)).statusCode).toBe(404)
    expect(await holderOf(userId)).toEqual([coach.id])
  })
})

describe('COA-02 declining an athlete', () => {
  test('hides them from this coach for good, and from no other', async () => {
    const [coach, other] = [await successCoach(), await successCoach()]
    const userId = await waiting()
    for (let press = 0; press < 2; press++) expect((await act(coach, 'decline', userId)).statusCode).toBe(200)
    expect(await isOffered(coach, userId)).toBe(false)
    expect(await isOffered(other, userId)).toBe(true)
    expect((await act(coach, 'claim', userId)).statusCode).toBe(404)
    await act(other, 'claim', userId)
    await act(other, 'unclaim', userId)
    await grant(db(), userId, { from_at: new Date('2026-02-03') })
    expect(await isOffered(coach, userId)).toBe(false)
    expect(await isOffered(other, userId)).toBe(true)
    expect(await noticesTo(await signedIn(userId))).toHaveLength(2)
  })

  test.skipIf(!hasManyConnections)('at the moment of a claim: one of the two counts', async () => {
    const [coach, other] = [await successCoach(), await successCoach('Owen', 'Other')]
    const userId = await waiting()
    // Another coach's claim is being written, so this one stops after its checks.
    const { result } = await takenBack(db(), async (tx) => {
      await insertClaim(tx, other.id, userId)
      const claimed = act(coach, 'claim', userId)
      await eventually(async () => expect(await waitingForLocks(db())).toBe(1))
      const declined = act(coach, 'decline', userId)
      const isDone = declined.then(() => true)
      await eventually(async () =>
        expect((await waitingForLocks(db())) === 2 || (await Promise.race([isDone, false]))).toBe(true),
      )
      return { claimed, declined }
    })
    expect((await result.claimed).statusCode).toBe(200)
    expect((await result.declined).statusCode).toBe(404)
    expect(await db().$count(rosterDeclines, eq(rosterDeclines.athlete_user_id, userId))).toBe(0)
  })

  test('is not for athletes on the roster', async () => {
    const coach = await successCoach()
    const userId = await waiting()
    await act(coach, 'claim', userId)
    expect((await act(coach, 'decline', userId)).statusCode).toBe(404)
  })
})
