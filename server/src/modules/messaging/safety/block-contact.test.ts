import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { correspondence, type Somebody, textsOf } from '../messaging.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { athlete, coach, parentOf, successCoachOf, sent, send, read, post, incoming } = correspondence(
  () => tested,
)

const block = async (who: Somebody, contact: Somebody, is_blocked = true, more = {}) => {
  const answer = await post(who, '/message/block', { contact: contact.id, is_blocked, ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toEqual({ data: { is_blocked } })
}

describe('a coach that the family has blocked', () => {
  test('can still write without noticing, and the family gets nothing', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const mother = await parentOf([amara])
    await sent(marisol, amara, 'Before')
    await block(mother, marisol)
    const withheld = await sent(marisol, amara, 'Withheld')
    expect(withheld).toMatchObject({ seq: 2, content: 'Withheld' })
    expect(withheld).not.toHaveProperty('is_withheld')

    const seen = await read(marisol, amara)
    expect(textsOf(seen)).toEqual(['Before', 'Withheld'])
    expect(seen.conversation).toMatchObject({
      is_blocked: false,
      can: { send: true },
      closed_because: null,
      last_seq: 2,
    })
    expect(textsOf((await incoming(marisol)).messages)).toEqual(['Withheld'])

    for (const who of [amara, mother]) {
      const page = await read(who, marisol)
      expect(textsOf(page)).toEqual(['Before'])
      expect(page.conversation).toMatchObject({
        is_blocked: true,
        last_seq: 1,
        can: { send: false, block: true },
        closed_because: 'You have blocked Marisol Tran. Unblock to write again.',
      })
      expect((await incoming(who)).messages.data).toMatchObject([{ content: 'Before', unread_count: 1 }])
      expect(textsOf(await read(who, marisol, { after: 1 }))).toEqual([])
    }
    expect((await post(amara, '/message/mark', { ids: [withheld.id] })).statusCode).toBe(404)
    const report = await post(amara, `/message/${withheld.id}/report`, { reason: 'other' })
    expect(report.statusCode).toBe(404)
  })

  test('gets nothing from the family either, until it unblocks them', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const tess = await successCoachOf(amara)
    await block(amara, marisol)
    await sent(marisol, amara, 'Withheld')
    const refused = await send(amara, marisol, 'Hello')
    expect(refused.statusCode).toBe(403)
    expect(refused.json().message).toBe('You have blocked Marisol Tran. Unblock to write again.')
    const acted = await send(tess, marisol, 'Hello', { sender_id: amara.id })
    expect(acted.json().message).toBe('The family has blocked Marisol Tran.')

    await block(amara, marisol, false)
    await sent(marisol, amara, 'Through')
    await sent(amara, marisol, 'Hello')
    // Withheld messages stay withheld: a gap in the numbers, and nothing else.
    const { data, meta } = await read(amara, marisol, { after: 0 })
    expect(data.map(({ seq, content }: { seq: number; content: string }) => [seq, content])).toEqual([
      [2, 'Through'],
      [3, 'Hello'],
    ])
    expect(meta).toEqual({ has_older: false, has_newer: false })
    expect(textsOf(await read(marisol, amara))).toEqual(['Withheld', 'Through', 'Hello'])
  })

  test('may be blocked before the first message, and is in no list then', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await block(amara, marisol)
    await block(amara, marisol)
    await sent(marisol, amara, 'Withheld')
    expect((await incoming(amara)).messages.data).toEqual([])
    expect(textsOf(await read(amara, marisol))).toEqual([])
  })

  test('of one athlete still writes to the other', async () => {
    const [amara, bo, marisol] = [await athlete(), await athlete(), await coach()]
    const parent = await parentOf([amara, bo])
    const unclear = await post(parent, '/message/block', { contact: marisol.id, is_blocked: true })
    expect(unclear.json().errors).toEqual({ user: ['Please choose the athlete'] })
    await block(parent, marisol, true, { user: amara.id })
    await sent(marisol, amara, 'Withheld')
    await sent(marisol, bo, 'Through')
    expect(textsOf((await incoming(parent)).messages)).toEqual(['Through'])
  })
})

describe('blocking', () => {
  test('is only for the family, and not against its success coach', async () => {
    const [amara, bo, marisol] = [await athlete(), await athlete(), await coach()]
    const [tess, stranger] = [await successCoachOf(amara), await parentOf([bo])]
    const body = { user: amara.id, contact: marisol.id, is_blocked: true }
    for (const who of [tess, marisol]) expect((await post(who, '/message/block', body)).statusCode).toBe(403)
    for (const who of [bo, stranger]) expect((await post(who, '/message/block', body)).statusCode).toBe(404)
    const own = await post(amara, '/message/block', { contact: tess.id, is_blocked: true })
    expect(own.statusCode).toBe(403)
    expect(own.json().message).toContain('A success coach can’t be blocked.')
    await sent(marisol, amara, 'Through')
    expect(textsOf(await read(amara, marisol))).toEqual(['Through'])
  })

  test('refuses invalid input', async () => {
    const answer = await post(await athlete(), '/message/block', {
      user: 'x',
      contact: 'y',
      is_blocked: 'no',
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['contact', 'is_blocked', 'user'])
  })
})
