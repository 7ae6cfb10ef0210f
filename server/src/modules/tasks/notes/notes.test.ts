import { type CoachNote, mostCoachNotes } from '@fieldhouse/contract/tasks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock, stopClock } from '../../../platform/clock.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Somebody } from '../../messaging/messaging.factory.ts'
import { workplace } from '../tasks.factory.ts'
import { coachNotes } from '../tasks.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
beforeEach(() => stopClock(new Date('2026-11-12T15:00:00Z')))
afterEach(resetClock)

const { athlete, parentOf, somebody, successCoach, claim, unclaim, got, get, post } = workplace(() => tested)

const desk = async () => {
  const [coach, amara] = [await successCoach(), await athlete()]
  await claim(coach, amara)
  return { coach, amara }
}
const write = async (who: Somebody, about: Somebody, form: object): Promise<CoachNote> => {
  const answer = await post(who, `/panel/task/notes/${about.id}`, form)
  expect(answer.statusCode, answer.body).toBe(201)
  advanceClock(1000)
  return answer.json().data
}
const texts = async (who: Somebody, about: Somebody): Promise<string[]> =>
  (await got(who, `/panel/task/notes/${about.id}`)).data.map(({ text }: CoachNote) => text)
const remove = (who: Somebody, id: string) =>
  tested.app.inject({ method: 'DELETE', url: `/api/panel/task/note/${id}`, headers: who.headers })

test('the success coach reads all notes, the pinned ones first, and the family those that are shared', async () => {
  const { coach, amara } = await desk()
  await write(coach, amara, { text: 'Left ankle: minute limit lifted', is_pinned: true })
  await write(coach, amara, { text: 'Budget is $25,000', is_shared: true })
  const last = await write(coach, amara, { text: ' Nervous before calls \n' })
  expect(last).toMatchObject({
    ...{ user_id: amara.id, text: 'Nervous before calls', is_shared: false, is_pinned: false },
    ...{ author: { id: coach.id, name: 'Priya Nair' }, can: { change: true } },
  })
  const all = ['Left ankle: minute limit lifted', 'Nervous before calls', 'Budget is $25,000']
  expect(await texts(coach, amara)).toEqual(all)
  expect(await texts(await somebody({ type: 'admin' }), amara)).toEqual(all)
  for (const who of [amara, await parentOf([amara])])
    expect(await texts(who, amara)).toEqual(['Budget is $25,000'])
})

test('a stranger finds nothing', async () => {
  const { coach, amara } = await desk()
  const { id } = await write(coach, amara, { text: 'A note', is_shared: true })
  const other = (await desk()).coach
  for (const who of [other, await athlete(), await somebody({ type: 'coach' })])
    expect((await get(who, `/panel/task/notes/${amara.id}`)).statusCode).toBe(404)
  expect((await post(other, `/panel/task/notes/${amara.id}`, { text: 'Mine' })).statusCode).toBe(404)
  expect((await post(other, `/panel/task/note/${id}`, { text: 'Mine' })).statusCode).toBe(404)
  expect((await remove(other, id)).statusCode).toBe(404)
  expect((await post(amara, `/panel/task/notes/${amara.id}`, { text: 'Mine' })).statusCode).toBe(403)
})

test('a note is changed and removed by its author, while the athlete is on the roster', async () => {
  const { coach, amara } = await desk()
  const { id } = await write(coach, amara, { text: 'A note' })
  const changed = await post(coach, `/panel/task/note/${id}`, { text: 'A better note', is_shared: true })
  expect(changed.json().data).toMatchObject({ id, text: 'A better note', is_shared: true, is_pinned: false })
  await unclaim(coach, amara)
  expect((await post(coach, `/panel/task/note/${id}`, { text: 'Too late' })).statusCode).toBe(404)
  const next = await successCoach()
  await claim(next, amara)
  expect(await texts(next, amara), 'the next coach reads on').toEqual(['A better note'])
  expect((await remove(next, id)).statusCode).toBe(404)
  await unclaim(next, amara)
  await claim(coach, amara)
  expect((await remove(coach, id)).json()).toEqual({ data: { id } })
  expect(await texts(coach, amara)).toEqual([])
})

test('a coach has at most 500 notes about an athlete, also if they are written all at once', async () => {
  const { coach, amara } = await desk()
  const { id, ...first } = await write(coach, amara, { text: 'A note' })
  const now = new Date()
  const note = { text: first.text, is_shared: false, is_pinned: false, created_at: now, updated_at: now }
  const ids = { athlete_user_id: amara.id, author_id: coach.id }
  await tested.ports.database.db
    .insert(coachNotes)
    .values(Array.from({ length: mostCoachNotes - 2 }, () => ({ id: uuidv7(), ...ids, ...note })))
  const add = (text: string) => post(coach, `/panel/task/notes/${amara.id}`, { text })
  const answers = await Promise.all(['One', 'Two', 'Three'].map(add))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'too_many_notes',
    message: 'You have 500 notes about this athlete already. Remove one that you don’t need anymore first.',
  })
  await remove(coach, id)
  expect((await add('Four')).statusCode).toBe(201)
  await unclaim(coach, amara)
  const next = await successCoach()
  await claim(next, amara)
  await write(next, amara, { text: 'The next coach has room' })
})

test('a note needs a text, and is shared or not', async () => {
  const { coach, amara } = await desk()
  const errors = async (note: object) =>
    (await post(coach, `/panel/task/notes/${amara.id}`, note)).json().errors
  expect(await errors({ text: ' ' })).toEqual({ text: ['Please write the note'] })
  expect(await errors({ text: 'Called', is_shared: 'false', is_pinned: null })).toEqual({
    is_shared: ['Must be true or false'],
    is_pinned: ['Must be true or false'],
  })
})
