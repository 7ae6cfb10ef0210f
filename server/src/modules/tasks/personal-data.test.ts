import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { eraseJob } from '../../personal-data.ts'
import { advanceClock, resetClock } from '../../platform/clock.ts'
import { jobPorts, newSending } from '../../platform/jobs/job-ports.factory.ts'
import { users } from '../accounts/accounts.tables.ts'
import { takeOutOfUse } from '../accounts/deletion/take-out-of-use.ts'
import { hashPassword } from '../accounts/password.ts'
import type { Somebody } from '../messaging/messaging.factory.ts'
import { nthTask, workplace } from './tasks.factory.ts'
import { coachNotes, tasks, timeEntries } from './tasks.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const { athlete, successCoach, claim, list, act, did, post, call } = workplace(() => tested)
const day = 24 * 60 * 60 * 1000

/** An athlete with an hour of work and two notes. */
const desk = async () => {
  const [coach, amara] = [
    await successCoach(),
    await athlete({ user: { first_name: 'Amara', last_name: 'Whitlock' } }),
  ]
  await claim(coach, amara)
  const film = nthTask(await list(coach, amara), 2)
  const own = (await act(coach, 'create', { user_id: amara.id, name: 'Talk about her knee' })).json().data
  for (const task of [film, own]) {
    await did(coach, 'start', { task_id: task.id })
    advanceClock(1800_000)
    await did(coach, 'pause', { task_id: task.id, time: 1000, done: 'Looked at the left knee' })
  }
  await post(coach, `/panel/task/notes/${amara.id}`, { text: 'A shared note', is_shared: true })
  await post(coach, `/panel/task/notes/${amara.id}`, { text: 'A private note' })
  return { coach, amara }
}

const archiveOf = async ({ id, headers }: Somebody): Promise<string> => {
  const password = 'Right1!'
  await db()
    .update(users)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(users.id, id))
  const url = '/api/my-account/archive'
  const answer = await tested.app.inject({ method: 'POST', url, headers, payload: { password } })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return Object.entries(unzipSync(new Uint8Array(answer.rawPayload)))
    .filter(([path]) => path.startsWith('tasks/'))
    .map(([path, bytes]) => `${path} ${strFromU8(bytes)}`)
    .join('\n')
}

test('PAY-06 the archive of a family has its tasks, kept time, and shared notes', async () => {
  const { amara } = await desk()
  const archive = await archiveOf(amara)
  for (const text of [
    'Film review',
    'Talk about her knee',
    'Looked at the left knee',
    'Priya Nair',
    'A shared note',
  ])
    expect(archive).toContain(text)
  expect(archive).not.toContain('A private note')
  expect(archive).not.toMatch(/"is_discarded":\s*true/)
})

test('PAY-06 the archive of a success coach has their own ledger and notes', async () => {
  const { coach } = await desk()
  const archive = await archiveOf(coach)
  expect(archive).toContain('A private note')
  expect(archive).toMatch(/"is_discarded":\s*true/)
})

const leave = async ({ id }: Somebody) => {
  await takeOutOfUse(db(), id, id)
  advanceClock(31 * day)
  await eraseJob.run(jobPorts(db(), { storage: tested.ports.storage }), null, newSending())
}

test('an erased athlete leaves hours without words in the coach’s ledger', async () => {
  const { coach, amara } = await desk()
  await leave(amara)
  const rows = await db().select().from(timeEntries).where(eq(timeEntries.coach_id, coach.id))
  expect(rows.map(({ done }) => done)).toEqual(rows.map(() => ''))
  expect(rows).toHaveLength(4)
  const left = await db().select().from(tasks).where(eq(tasks.athlete_user_id, amara.id))
  expect(left.map(({ name, time_spent }) => `${name} ${time_spent}`).toSorted()).toEqual([
    'Film review 1000',
    'Own task 1000',
  ])
  expect(await db().$count(coachNotes, eq(coachNotes.athlete_user_id, amara.id))).toBe(0)
  const ledger = (await call(coach, 'GET', '/panel/task/ledger')).body
  expect(ledger).not.toMatch(/Amara|knee/)
})

test('an erased success coach leaves the work and the notes to the family and the next coach', async () => {
  const { coach, amara } = await desk()
  await leave(coach)
  const next = await successCoach()
  await claim(next, amara)
  expect((await list(next, amara)).meta).toMatchObject({ total_time: 2000 })
  const { body } = await call(next, 'GET', `/panel/task/notes/${amara.id}`)
  expect(body).toContain('A private note')
  expect(body).toContain('Deleted account')
  expect(body).not.toContain('Priya')
})
