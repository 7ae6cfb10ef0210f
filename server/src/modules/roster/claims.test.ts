import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { auditEntries } from '../../platform/audit/audit.tables.ts'
import { clock } from '../../platform/clock.ts'
import { hasManyConnections, takenBack, waitingForLocks } from '../../platform/database/locks.factory.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { correspondence, type Somebody } from '../messaging/messaging.factory.ts'
import { athletes } from '../profiles/profiles.tables.ts'
import { contacts } from '../profiles/sections/sections.tables.ts'
import { programTasks, tasks } from '../tasks/tasks.tables.ts'
import { insertClaim } from './new-athletes.queries.ts'
import { buildEntitledAthlete, grant } from './roster.factory.ts'
import { rosterClaims, rosterDeclines } from './roster.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db
const { get, post, somebody, signedIn, parentOf, incoming, actingAs } = correspondence(() => tested)

const successCoach = (first_name = 'Priya', last_name = 'Nair') =>
  somebody({ type: 'rsc', first_name, last_name })

/** An athlete who waits for a success coach. Names are unique, so other tests' athletes are not in the way. */
let made = 0
const waiting = async (facts: Parameters<typeof buildEntitledAthlete>[1] = {}, since?: Date) => {
  const last_name = `Waiting${++made}`
  const user = { first_name: 'Amara', last_name, ...facts.user }
  return buildEntitledAthlete(db(), { ...facts, user }, since ? { from_at: since } : {})
}

const offered = async (coach: Somebody, query: Record<string, string> = {}) => {
  const answer = await get(coach, '/panel/new-rosters', query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const isOffered = async (coach: Somebody, userId: string): Promise<boolean> => {
  const [user] = await db().select().from(users).where(eq(users.id, userId))
  const { data } = await offered(coach, { q: user?.last_name ?? '' })
  return data.some(({ user_id }: { user_id: string }) => user_id === userId)
}

const act = (coach: Somebody, what: 'claim' | 'unclaim' | 'decline', user_id: string) =>
  post(coach, `/panel/${what}-user`, { user_id })

const holderOf = async (athleteUserId: string) =>
  (await db().select().from(rosterClaims).where(eq(rosterClaims.athlete_user_id, athleteUserId))).map(
    ({ success_coach_id }) => success_coach_id,
  )
const noticesTo = async (who: Somebody): Promise<string[]> =>
  (await incoming(who)).system.data.map(({ text }: { text: string }) => text)
const auditOf = async (userId: string) =>
  (await db().select().from(auditEntries).where(eq(auditEntries.user_id, userId))).map(
    ({ action, actor_id, acting_as_id }) => ({ action, actor_id, acting_as_id }),
  )

describe('COA-02 new athletes', () => {
  test('are listed with what a coach needs to choose, and without a way to contact them', async () => {
    const coach = await successCoach()
    const since = new Date('2026-03-04T05:06:07Z')
    const userId = await waiting(
      {
        slug: 'tobias-nakamura',
        position: 'SG',
        class_year: 2028,
        jersey_number: '9',
        high_school: 'Ridgeline High School',
        city: 'Spokane',
        state: 'WA',
        color_theme: 'red',
        user: { first_name: 'Tobias', last_name: 'Nakamura', email: 'tobias@secret.test' },
      },
      since,
    )
    const [page] = await db().select().from(athletes).where(eq(athletes.user_id, userId))
    const secret = { email: 'preferred@secret.test', phone: '(541) 555-0142' }
    await db()
      .insert(contacts)
      .values({ athlete_id: page?.id ?? '', ...secret })
    const answer = await get(coach, '/panel/new-rosters', { q: 'nakamura' })
    expect(answer.json().data).toEqual([
      {
        user_id: userId,
        athlete_id: page?.id,
        athlete_slug: 'tobias-nakamura',
        first_name: 'Tobias',
        last_name: 'Nakamura',
        photo: null,
        sport: { key: 'basketball' },
        position: 'SG',
        class: 2028,
        high_school: 'Ridgeline High School',
        city: 'Spokane',
        state: 'WA',
        jersey_number: '9',
        color_theme: 'red',
        package: null,
        waiting_since: since.toISOString(),
      },
    ])
    expect(answer.body).not.toMatch(/secret|555-0142/)
  })

  test('are those whose package has a success coach now, and who have none', async () => {
    const coach = await successCoach()
    const [free, claimed, gone] = [
      await waiting(),
      await waiting(),
      await waiting({ user: { deleted_at: new Date() } }),
    ]
    const ended = await buildEntitledAthlete(
      db(),
      { user: { last_name: `Ended${made}` } },
      { until_at: new Date('2026-02-02') },
    )
    const later = await buildEntitledAthlete(
      db(),
      { user: { last_name: `Later${made}` } },
      { from_at: new Date('2999-01-01') },
    )
    const other = await buildEntitledAthlete(
      db(),
      { user: { last_name: `Center${made}` } },
      { what: 'recruiting-center' },
    )
    await act(await successCoach(), 'claim', claimed)
    expect(await isOffered(coach, free)).toBe(true)
    for (const id of [claimed, gone, ended, later, other]) expect(await isOffered(coach, id)).toBe(false)
  })

  test('come 15 on a page, those who have waited the longest first', async () => {
    const coach = await successCoach()
    const days = Array.from({ length: 17 }, (_, place) => new Date(Date.UTC(2026, 4, 1 + place)))
    for (const day of days.toReversed())
      await buildEntitledAthlete(
        db(),
        { user: { first_name: 'Queue', last_name: `Line${day.getUTCDate()}` } },
        { from_at: day },
      )
    const first = await offered(coach, { q: 'queue' })
    const second = (await tested.app.inject({ url: first.links.next, headers: coach.headers })).json()
    expect(first.data).toHaveLength(15)
    expect(second.meta).toMatchObject({ from: 16, to: 17, total: 17, last_page: 2 })
    expect(
      [...first.data, ...second.data].map(({ waiting_since }: { waiting_since: string }) => waiting_since),
    ).toEqual(days.map((day) => day.toISOString()))
  })
})

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
    const { data } = await offered(next, { q: `Waiting${made}` })
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
    const { data } = await offered(next, { q: `Waiting${made}` })
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
