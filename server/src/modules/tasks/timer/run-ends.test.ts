import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clock } from '../../../platform/clock.ts'
import { takeOutOfUse } from '../../accounts/deletion/take-out-of-use.ts'
import { rosterClaims } from '../../roster/roster.tables.ts'
import { runningTasks } from '../tasks.tables.ts'
import { pass, timerDesk } from './timer.factory.ts'

const { db, athlete, successCoach, claim, unclaim, list, active, did, get, desk, ledger, work } = timerDesk()

describe('nobody loses the end of a run', () => {
  test('unclaiming pauses what runs for that athlete, and keeps tasks and time for the next coach', async () => {
    const office = await desk()
    const { coach, amara, film } = office
    const other = await athlete()
    await claim(coach, other)
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 30)
    await unclaim(coach, other)
    expect((await active(coach))?.id).toBe(film.id)
    await unclaim(coach, amara)
    expect(await active(coach)).toBeNull()
    expect((await get(coach, `/panel/task/list/${amara.id}`)).statusCode).toBe(404)

    const next = await successCoach()
    await claim(next, amara)
    const { data, meta } = await list(next, amara)
    expect(data.map(({ id }) => id)).toContain(film.id)
    expect(data).toHaveLength(13)
    expect(meta).toEqual({ progress: 5, total_time: 30 })
  })

  test.each(['coach', 'amara'] as const)('deleting the account of %s ends the run', async (who) => {
    const office = await desk()
    const { coach, film } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 30)
    await takeOutOfUse(db(), office[who].id, office[who].id)
    expect(await db().$count(runningTasks, eq(runningTasks.coach_id, coach.id))).toBe(0)
    expect(await ledger(coach)).toEqual(['0-30 worked'])
  })

  test('a run that its coach can’t reach anymore ends when the next coach starts the task', async () => {
    const { amara, film } = await desk()
    const lost = await successCoach()
    const at = clock.now()
    const times = { started_at: at, settled_at: at, last_active_at: at, last_seen_at: at }
    await db()
      .insert(runningTasks)
      .values({ coach_id: lost.id, task_id: film.id, athlete_user_id: amara.id, ...times })
    pass(20)
    const next = await successCoach()
    await db()
      .update(rosterClaims)
      .set({ success_coach_id: next.id })
      .where(eq(rosterClaims.athlete_user_id, amara.id))
    await did(next, 'start', { task_id: film.id })
    expect((await active(next))?.id).toBe(film.id)
    expect(await ledger(lost)).toEqual(['0-20 worked'])
  })

  test('a node whose clock is behind never counts a second again', async () => {
    const office = await desk()
    const { coach, film } = office
    await did(coach, 'start', { task_id: film.id })
    await work(office, film, 30)
    await did(coach, 'pause', { task_id: film.id })
    pass(-12)
    await did(coach, 'start', { task_id: film.id })
    pass(5)
    await did(coach, 'pause', { task_id: film.id })
    await did(coach, 'start', { task_id: film.id })
    pass(15)
    await did(coach, 'pause', { task_id: film.id })
    expect(await ledger(coach)).toEqual(['0-30 worked', '30-38 worked'])
  })
})
