import { privateUserChannel } from '@fieldhouse/contract/channels'
import { liveEvents } from '@fieldhouse/contract/messaging.live'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { eventually } from '../../platform/eventually.factory.ts'
import { eventsIn, type Heard, liveClients } from './live.factory.ts'
import { correspondence } from './messaging.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
  await tested.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => tested.close())

const { connectAs, listening, disconnect } = liveClients(() => tested)
afterEach(disconnect)

const { athlete, coach, parentOf, successCoachOf, sent, read, post } = correspondence(() => tested)

const textsIn = (heard: readonly Heard[]) => eventsIn(heard, liveEvents.message).map(({ content }) => content)

/** Everything sent before has arrived by then, because events are sent in order. */
const untilHeard = (heard: readonly Heard[], text: string) =>
  eventually(() => expect(textsIn(heard)).toContain(text))

describe('MSG-01 a message', () => {
  test('reaches both sides, including parents and the sender’s other tabs, in the form of the API', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const mother = await parentOf([amara])
    const tess = await successCoachOf(amara)
    const everybody = await Promise.all([amara, mother, marisol, tess].map(listening))
    const message = await sent(marisol, amara, 'Hello <b>you</b>')
    for (const heard of everybody) {
      await untilHeard(heard, 'Hello <b>you</b>')
      expect(eventsIn(heard, liveEvents.message)).toEqual([message])
    }
  })

  test('reaches nobody else', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const [bo, other] = [await athlete(), await coach()]
    const [stranger, tess] = [await parentOf([bo]), await successCoachOf(bo)]
    const others = await Promise.all([bo, other, stranger, tess].map(listening))
    await sent(marisol, amara, 'Between us')
    await sent(other, bo, 'Through')
    for (const heard of others) {
      await untilHeard(heard, 'Through')
      expect(textsIn(heard)).toEqual(['Through'])
    }
  })

  test('with a success coach reaches those two and the parents, not a coach', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const tess = await successCoachOf(amara)
    const [own, others] = [await listening(tess), await listening(marisol)]
    await sent(amara, tess, 'Between us')
    await sent(amara, marisol, 'Hello')
    await untilHeard(own, 'Hello')
    await untilHeard(others, 'Hello')
    expect(textsIn(own)).toEqual(['Between us', 'Hello'])
    expect(textsIn(others)).toEqual(['Hello'])
  })

  test('of a blocked coach reaches only the coach’s own tabs, including typing', async () => {
    const [amara, marisol, other] = [await athlete(), await coach(), await coach()]
    await post(amara, '/message/block', { contact: marisol.id, is_blocked: true })
    const [family, own] = [await listening(amara), await listening(marisol)]
    await post(marisol, '/message/typing', { contact: amara.id })
    await sent(marisol, amara, 'Withheld')
    await sent(other, amara, 'Through')
    await untilHeard(own, 'Withheld')
    await untilHeard(family, 'Through')
    expect(textsIn(family)).toEqual(['Through'])
    expect(eventsIn(family, liveEvents.typing)).toEqual([])
    expect(eventsIn(own, liveEvents.counts)).toEqual([])
  })
})

describe('MSG-02 other events', () => {
  test('show how far the other side has received it, and what is read in one’s own tabs', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const [family, coachTab] = [await listening(amara), await listening(marisol)]
    await sent(marisol, amara, 'Hello')
    await read(amara, marisol)
    await post(amara, '/message/mark', { contact_id: marisol.id })
    const key = { athlete_user_id: amara.id, contact_id: marisol.id }
    await eventually(() =>
      expect(eventsIn(coachTab, liveEvents.status)).toEqual([
        { ...key, side: 'family', delivered_seq: 1, read_seq: 0 },
        { ...key, side: 'family', delivered_seq: 1, read_seq: 1 },
      ]),
    )
    await eventually(() => expect(eventsIn(family, liveEvents.counts)).toEqual([{ ...key, read_seq: 1 }]))
    expect(eventsIn(coachTab, liveEvents.counts)).toEqual([])
  })

  test('show who is typing, to everyone but the writer', async () => {
    const [amara, marisol] = [await athlete({ user: { first_name: 'Amara' } }), await coach()]
    const mother = await parentOf([amara])
    const [own, parent, coachTab] = await Promise.all([amara, mother, marisol].map(listening))
    const answer = await post(amara, '/message/typing', { contact: marisol.id })
    expect(answer.json()).toEqual({ data: { ok: true } })
    const typing = { athlete_user_id: amara.id, contact_id: marisol.id, user_id: amara.id, name: 'Amara' }
    for (const heard of [parent ?? [], coachTab ?? []])
      await eventually(() => expect(eventsIn(heard, liveEvents.typing)).toEqual([typing]))
    expect(own).toEqual([])
  })

  test('do not show typing if nothing can be sent, or to strangers', async () => {
    const [poor, bo, marisol] = [await athlete({ hasNoCenter: true }), await athlete(), await coach()]
    const heard = await listening(marisol)
    expect((await post(poor, '/message/typing', { contact: marisol.id })).statusCode).toBe(200)
    const strange = await post(bo, '/message/typing', { user: poor.id, contact: marisol.id })
    expect(strange.statusCode).toBe(404)
    expect((await post(bo, '/message/typing', { contact: 'x' })).statusCode).toBe(422)
    await sent(bo, marisol, 'Hello')
    await untilHeard(heard, 'Hello')
    expect(eventsIn(heard, liveEvents.typing)).toEqual([])
  })
})

describe('MSG-01 a socket', () => {
  test('is refused another person’s channel, even that of their own athlete or of the other side', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const [mother, tess] = [await parentOf([amara]), await successCoachOf(amara)]
    await sent(marisol, amara, 'Hello')
    for (const who of [marisol, mother, tess]) {
      const channel = connectAs(who).subscribe(privateUserChannel(amara.id))
      const refusal = await new Promise((resolve) => {
        channel.bind('pusher:subscription_error', resolve)
      })
      expect(refusal).toMatchObject({ type: 'AuthError', status: 403 })
    }
  })

  test('gets nothing more after its person has signed out', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const client = connectAs(amara)
    const channel = client.subscribe(privateUserChannel(amara.id))
    const heard: unknown[] = []
    channel.bind(liveEvents.message, (data: unknown) => heard.push(data))
    await new Promise((resolve) => {
      channel.bind('pusher:subscription_succeeded', resolve)
    })
    const gone = new Promise((resolve) => {
      client.connection.bind('disconnected', resolve)
    })
    expect((await post(amara, '/logout', {})).statusCode).toBe(200)
    await gone
    const other = await listening(marisol)
    await sent(marisol, amara, 'Too late')
    await untilHeard(other, 'Too late')
    expect(heard).toEqual([])
  })
})
