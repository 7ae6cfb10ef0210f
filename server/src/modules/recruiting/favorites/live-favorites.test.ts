import { recruitingEvents } from '@fieldhouse/contract/recruiting.live'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { eventsIn, liveClients } from '../../messaging/live.factory.ts'
import { recruitment } from '../recruiting.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
  await tested.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => tested.close())

const { listening, disconnect } = liveClients(() => tested)
afterEach(disconnect)

const { athlete, parentOf, successCoachOf, coach, coachAt, college, toggle, sent } = recruitment(() => tested)
const { favorites } = recruitingEvents

describe('RCC-01 a changed favorite', () => {
  test('reaches the athlete, every parent, and the success coach', async () => {
    const who = await athlete()
    const people = [who, await parentOf([who]), await parentOf([who], 'father'), await successCoachOf(who)]
    const all = await Promise.all(people.map(listening))
    const body = { college_id: await college(), is_favorite: true, origin: 'page-1' }
    expect((await toggle(people[1] ?? who, who.id, body)).statusCode).toBe(200)
    for (const heard of all)
      await eventually(() =>
        expect(eventsIn(heard, favorites)).toEqual([{ center_id: who.id, origin: 'page-1' }]),
      )
  })

  test('reaches nobody else, and sends nothing if nothing changed', async () => {
    const [who, other] = [await athlete(), await athlete()]
    const head = await coachAt(await college())
    const strangers = [other, await parentOf([other]), await successCoachOf(other), head]
    const all = await Promise.all(strangers.map(listening))
    const own = await listening(who)
    const body = { college_id: await college(), is_favorite: true }
    for (const _press of [1, 2]) await toggle(who, who.id, body)
    // Events are sent in order, so people who got the later ones would have gotten this one.
    await toggle(other, other.id, body)
    await toggle(head, head.id, { athlete_user_id: who.id })
    await eventually(() => expect(eventsIn(own, favorites)).toHaveLength(1))
    for (const [at, heard] of all.entries())
      await eventually(() =>
        expect(eventsIn(heard, favorites)).toEqual([
          { center_id: at === 3 ? head.id : other.id, origin: null },
        ]),
      )
    expect(eventsIn(own, favorites)).toHaveLength(1)
  })

  test('of a coach reaches only the coach', async () => {
    const [head, who, colleague] = [await coach(), await athlete(), await coach()]
    const [own, theirs, others] = await Promise.all([head, who, colleague].map(listening))
    await toggle(head, head.id, { athlete_user_id: who.id })
    await sent(head, who, 'After')
    await eventually(() => expect(eventsIn(own ?? [], favorites)).toHaveLength(1))
    await eventually(() => expect(theirs?.length).toBeGreaterThan(0))
    expect(eventsIn([...(theirs ?? []), ...(others ?? [])], favorites)).toEqual([])
  })
})
