import { taskEvents } from '@fieldhouse/contract/tasks.live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { eventsIn, liveClients } from '../messaging/live.factory.ts'
import { nthTask, workplace } from './tasks.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
  await tested.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  disconnect()
  await tested.close()
})

const { listening, disconnect } = liveClients(() => tested)
const { athlete, successCoach, claim, unclaim, list, act, did } = workplace(() => tested)

test('COA-03 TaskStatus reaches every page of the coach, and nobody else', async () => {
  const [coach, other, amara] = [await successCoach(), await successCoach(), await athlete()]
  await claim(coach, amara)
  const listed = await list(coach, amara)
  const [film, call] = [nthTask(listed, 2), nthTask(listed, 0)]
  const pages = [await listening(coach), await listening(coach)]
  const others = [await listening(other), await listening(amara)]

  await did(coach, 'start', { task_id: film.id })
  await did(coach, 'start', { task_id: call.id })
  await did(coach, 'complete', { task_id: call.id })
  await act(coach, 'pause', { task_id: call.id })
  await did(coach, 'start', { task_id: film.id })
  await unclaim(coach, amara)

  const told = (task_id: string, status: number) => ({ user_id: amara.id, task_id, status })
  const expected = [
    ...[told(film.id, 1), told(film.id, 2), told(call.id, 1), told(call.id, 3)],
    ...[told(film.id, 1), told(film.id, 2)],
  ]
  for (const heard of pages)
    await eventually(() => expect(eventsIn(heard, taskEvents.status)).toEqual(expected))
  expect(others).toEqual([[], []])
})
