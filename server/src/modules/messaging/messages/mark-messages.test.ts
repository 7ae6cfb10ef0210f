import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { correspondence, type Somebody } from '../messaging.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { athlete, coach, parentOf, successCoachOf, actingAs, sent, read, get, post, incoming } =
  correspondence(() => tested)

const mark = async (who: Somebody, body: object): Promise<number> => {
  const answer = await post(who, '/message/mark', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.marked
}
const unreadOf = async (who: Somebody): Promise<number[]> =>
  (await incoming(who)).messages.data.map(({ unread_count }: { unread_count: number }) => unread_count)
const seenBy = async (who: Somebody, contact: Somebody): Promise<number> =>
  (await read(who, contact)).conversation.other.read_seq

/** An athlete and a parent with three messages from a coach. */
const threeUnread = async () => {
  const [amara, marisol] = [await athlete(), await coach()]
  const mother = await parentOf([amara])
  const ids: string[] = []
  for (const text of ['One', 'Two', 'Three']) ids.push((await sent(marisol, amara, text)).id)
  return { amara, marisol, mother, ids }
}

describe('MSG-02 reading', () => {
  test('is separate for each person, and the coach sees how far anyone in the family has read', async () => {
    const { amara, marisol, mother, ids } = await threeUnread()
    expect([await unreadOf(amara), await unreadOf(mother)]).toEqual([[3], [3]])
    expect(await mark(mother, { ids: [ids[1]] })).toBe(2)
    expect([await unreadOf(amara), await unreadOf(mother)]).toEqual([[3], [1]])
    expect(await seenBy(marisol, amara)).toBe(2)
    expect(await mark(amara, { contact_id: marisol.id })).toBe(3)
    expect([await unreadOf(amara), await unreadOf(mother)]).toEqual([[0], [1]])
    expect(await seenBy(marisol, amara)).toBe(3)
    expect((await read(amara, marisol)).conversation.read_seq).toBe(3)
    expect((await read(mother, marisol)).conversation.read_seq).toBe(2)
  })

  test('never goes back, and twice is harmless', async () => {
    const { amara, marisol, ids } = await threeUnread()
    expect(await mark(amara, { ids })).toBe(3)
    expect(await mark(amara, { ids: [ids[0]] })).toBe(0)
    expect(await mark(amara, { contact_id: marisol.id })).toBe(0)
    expect(await unreadOf(amara)).toEqual([0])
    expect(await seenBy(marisol, amara)).toBe(3)
  })

  test('also happens by answering', async () => {
    const { amara, marisol, mother } = await threeUnread()
    await sent(amara, marisol, 'Thank you')
    expect([await unreadOf(amara), await unreadOf(mother)]).toEqual([[0], [3]])
    expect(await unreadOf(marisol)).toEqual([1])
    expect(await seenBy(marisol, amara)).toBe(4)
  })

  test('by ids marks each of several conversations', async () => {
    const [amara, marisol, other] = [await athlete(), await coach(), await coach()]
    const one = await sent(marisol, amara, 'One')
    const two = await sent(other, amara, 'Two')
    expect(await mark(amara, { user: amara.id, ids: [one.id, two.id] })).toBe(2)
    expect(await unreadOf(amara)).toEqual([0, 0])
  })

  test('by a coach is visible to the family', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await sent(amara, marisol, 'Hello')
    expect(await mark(marisol, { contact_id: amara.id, user: marisol.id })).toBe(1)
    expect(await seenBy(amara, marisol)).toBe(1)
  })

  test('by a parent of two athletes names the athlete', async () => {
    const [amara, bo, marisol] = [await athlete(), await athlete(), await coach()]
    const parent = await parentOf([amara, bo])
    await sent(marisol, amara, 'To Amara')
    await sent(marisol, bo, 'To Bo')
    const unclear = await post(parent, '/message/mark', { contact_id: marisol.id })
    expect(unclear.json().errors).toEqual({ user: ['Please choose the athlete'] })
    expect(await mark(parent, { contact_id: marisol.id, user: bo.id })).toBe(1)
    const { data } = (await incoming(parent)).messages
    expect(
      data.map(({ athlete_user_id, unread_count }: { athlete_user_id: string; unread_count: number }) => [
        athlete_user_id,
        unread_count,
      ]),
    ).toEqual([
      [bo.id, 0],
      [amara.id, 1],
    ])
  })

  test('by a success coach in the athlete’s place does not count for the family', async () => {
    const { amara, marisol } = await threeUnread()
    const tess = await successCoachOf(amara)
    expect(await mark(tess, { user: amara.id, contact_id: marisol.id })).toBe(3)
    expect((await read(tess, marisol, { user: amara.id })).conversation.read_seq).toBe(3)
    expect(await seenBy(marisol, amara)).toBe(0)
    expect(await unreadOf(amara)).toEqual([3])
  })

  test('by an admin who acts as another user leaves nothing', async () => {
    const { amara, marisol } = await threeUnread()
    const acting = await actingAs(amara)
    expect((await read(acting, marisol)).data).toHaveLength(3)
    expect(await mark(acting, { contact_id: marisol.id })).toBe(0)
    await post(acting, '/message/delivered', { contact: marisol.id, seq: 3 })
    expect(await unreadOf(amara)).toEqual([3])
    expect((await read(marisol, amara)).conversation.other).toEqual({ delivered_seq: 0, read_seq: 0 })
    // A message written this way is the person's, and is recorded under the admin's name. It marks nothing as read.
    await sent(acting, marisol, 'As Amara')
    expect(await unreadOf(amara)).toEqual([3])
  })

  test('of nothing does nothing', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    expect(await mark(amara, { contact_id: marisol.id })).toBe(0)
    expect(await mark(amara, { ids: [] })).toBe(0)
  })
})

describe('MSG-02 marking', () => {
  test('something invisible is not found, and nothing else is marked', async () => {
    const { amara, marisol, ids } = await threeUnread()
    const other = await threeUnread()
    const strangers = [
      other.amara,
      other.marisol,
      other.mother,
      await successCoachOf(other.amara),
      await coach(),
    ]
    for (const who of strangers)
      expect((await post(who, '/message/mark', { ids: [ids[0]] })).statusCode).toBe(404)
    const mixed = await post(amara, '/message/mark', { ids: [ids[0], other.ids[0]] })
    expect(mixed.statusCode).toBe(404)
    expect((await post(amara, '/message/mark', { ids: [ids[0], randomUUID()] })).statusCode).toBe(404)
    expect((await post(amara, '/message/mark', { ids, user: other.amara.id })).statusCode).toBe(404)
    expect((await post(amara, '/message/mark', { ids, contact_id: other.marisol.id })).statusCode).toBe(404)
    expect(await unreadOf(amara)).toEqual([3])
    expect(await seenBy(marisol, amara)).toBe(0)
  })

  test('needs to know which, and refuses invalid input', async () => {
    const amara = await athlete()
    const none = await post(amara, '/message/mark', {})
    expect(none.json().errors).toEqual({ contact_id: ['Say which messages: contact_id or ids'] })
    const wrong = await post(amara, '/message/mark', { user: 'x', contact_id: 'y', ids: ['z'] })
    expect(wrong.statusCode).toBe(422)
    expect(Object.keys(wrong.json().errors).toSorted()).toEqual(['contact_id', 'ids.0', 'user'])
    const many = Array.from({ length: 1001 }, () => randomUUID())
    expect((await post(amara, '/message/mark', { ids: many })).statusCode).toBe(422)
    expect((await get(amara, '/message/mark')).statusCode).toBe(404)
  })
})
