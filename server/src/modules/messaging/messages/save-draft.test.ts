import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { correspondence, type Somebody } from '../messaging.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { athlete, coach, parentOf, successCoachOf, actingAs, send, sent, read, post } = correspondence(
  () => tested,
)

const begin = (who: Somebody, contact: Somebody, content: string, more: object = {}) =>
  post(who, '/message/draft', { contact: contact.id, content, ...more })
const draftOf = async (who: Somebody, contact: Somebody, more: Record<string, string> = {}) =>
  (await read(who, contact, more)).conversation.draft

describe('MSG-02 a draft', () => {
  test('is found again by its author, and by nobody else', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const mother = await parentOf([amara])
    const tess = await successCoachOf(amara)
    await sent(marisol, amara, 'Hello')
    expect((await begin(amara, marisol, ' Dear coach,\n')).statusCode).toBe(200)
    expect(await draftOf(amara, marisol)).toBe(' Dear coach,\n')
    expect(await draftOf(mother, marisol)).toBe('')
    expect(await draftOf(marisol, amara)).toBe('')
    expect(await draftOf(tess, marisol, { user: amara.id })).toBe('')
  })

  test('is saved before the first message, and for each conversation separately', async () => {
    const [amara, marisol, other] = [await athlete(), await coach(), await coach()]
    await begin(amara, marisol, 'One')
    await begin(amara, other, 'Another')
    await begin(amara, marisol, 'One more')
    expect([await draftOf(amara, marisol), await draftOf(amara, other)]).toEqual(['One more', 'Another'])
  })

  test('is removed with the message, and when its field is empty', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await begin(amara, marisol, 'Dear coach')
    await sent(amara, marisol, 'Dear coach, thank you')
    expect(await draftOf(amara, marisol)).toBe('')
    await begin(amara, marisol, 'And')
    await begin(amara, marisol, ' \n')
    expect(await draftOf(amara, marisol)).toBe('')
  })

  test('stays when a message is refused, and when another person in the family writes', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const mother = await parentOf([amara])
    await begin(amara, marisol, 'Dear coach')
    expect((await send(amara, marisol, '')).statusCode).toBe(422)
    await sent(mother, marisol, 'Hello from her mother', { sender_id: amara.id })
    expect(await draftOf(amara, marisol)).toBe('Dear coach')
  })

  test('is neither found nor left by an admin who acts as another user', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await begin(amara, marisol, 'Dear coach')
    const admin = await actingAs(amara)
    expect(await draftOf(admin, marisol)).toBe('')
    expect((await begin(admin, marisol, 'As an admin')).statusCode).toBe(200)
    expect(await draftOf(amara, marisol)).toBe('Dear coach')
  })

  test('is refused to strangers, and if it is too long', async () => {
    const [amara, marisol, stranger] = [await athlete(), await coach(), await athlete()]
    expect((await begin(stranger, marisol, 'Hello', { user: amara.id })).statusCode).toBe(404)
    expect((await begin(amara, marisol, 'x'.repeat(1001))).statusCode).toBe(200)
    const tooLong = await begin(amara, marisol, 'x'.repeat(1002))
    expect([tooLong.statusCode, tooLong.json().errors]).toEqual([
      422,
      { content: ['Please shorten this to 1001 characters'] },
    ])
    expect(await draftOf(amara, marisol)).toHaveLength(1001)
  })
})
