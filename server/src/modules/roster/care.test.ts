import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { correspondence, type Somebody } from '../messaging/messaging.factory.ts'
import { newAthletes } from './roster.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { get, post, somebody, signedIn, parentOf, successCoach, waiting, act, holderOf, auditOf } =
  newAthletes(() => tested)

describe('an athlete with contact details', () => {
  test('is for the family, the coach in care, and admins, and missing for everyone else', async () => {
    const userId = await waiting()
    const athlete = await signedIn(userId)
    const coach = await successCoach()
    await act(coach, 'claim', userId)
    const assigned = await somebody({ type: 'coach' })
    await correspondence(() => tested).assign(athlete, assigned)
    const admin = await somebody({ type: 'admin' })
    const open = async (who: Somebody) => (await get(who, `/user/athlete/${userId}`)).statusCode
    for (const who of [athlete, await parentOf([athlete]), coach, assigned, admin])
      expect(await open(who)).toBe(200)
    const others = [await parentOf([]), await successCoach(), await somebody({ type: 'coach' })]
    const staff = [await somebody({ type: 'editor' }), await somebody({ type: 'affiliate' })]
    for (const who of [...others, ...staff]) expect(await open(who)).toBe(404)
    await db().update(users).set({ deleted_at: new Date() }).where(eq(users.id, userId))
    for (const who of [coach, admin]) expect(await open(who)).toBe(404)
  })
})

describe('COA-01 a coach takes an athlete off the list', () => {
  const remove = (who: Somebody, id: string) => post(who, `/panel/coach/users/${id}/delete-athlete`, {})

  test('and nothing of the athlete’s is deleted', async () => {
    const [mine, other] = [await somebody({ type: 'coach' }), await somebody({ type: 'coach' })]
    const athlete = await signedIn(await waiting())
    const { assign } = correspondence(() => tested)
    await assign(athlete, mine)
    await assign(athlete, other)
    const answer = await remove(mine, athlete.id)
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { user_id: athlete.id } }])
    expect((await get(mine, '/panel/index')).json().data).toEqual([])
    expect((await get(other, '/panel/index')).json().data).toHaveLength(1)
    expect((await get(athlete, '/user')).statusCode).toBe(200)
    expect(await auditOf(athlete.id)).toEqual([
      { action: 'roster.unassigned', actor_id: mine.id, acting_as_id: null },
    ])
    expect((await remove(mine, athlete.id)).statusCode).toBe(404)
  })

  test('but not off another coach’s list, and not off a success coach’s roster', async () => {
    const [mine, other, success] = [
      await somebody({ type: 'coach' }),
      await somebody({ type: 'coach' }),
      await successCoach(),
    ]
    const athlete = await signedIn(await waiting())
    await correspondence(() => tested).assign(athlete, other)
    await act(success, 'claim', athlete.id)
    for (const who of [mine, success]) expect((await remove(who, athlete.id)).statusCode).toBe(404)
    expect(await holderOf(athlete.id)).toEqual([success.id])
  })
})
