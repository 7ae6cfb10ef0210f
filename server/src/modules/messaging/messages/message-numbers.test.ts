import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { correspondence, textsOf } from '../messaging.factory.ts'

/** Numbers and repeats depend on the engine's locks, so this runs on both. */

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { athlete, coach, parentOf, send, sent, read } = correspondence(() => tested)

describe('MSG-06 a repeated message', () => {
  test('under its client id is the first one, whatever it says', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const client_id = randomUUID()
    const first = await sent(amara, marisol, 'Once', { client_id })
    expect(await sent(amara, marisol, 'Twice', { client_id })).toEqual(first)
    expect(textsOf(await read(amara, marisol))).toEqual(['Once'])
    // Another person may use the same one by chance.
    expect((await sent(marisol, amara, 'Mine', { client_id })).seq).toBe(2)
  })

  test('from several parallel requests exists once, and leaves no gap', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const client_id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sent(amara, marisol, 'At once', { client_id })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await sent(amara, marisol, 'Next')).seq).toBe(2)
    expect(textsOf(await read(marisol, amara))).toEqual(['At once', 'Next'])
  })

  test('in another conversation under the same client id is refused, not dropped', async () => {
    const [amara, marisol, other] = [await athlete(), await coach(), await coach()]
    const client_id = randomUUID()
    await sent(amara, marisol, 'Here', { client_id })
    const refused = await send(amara, other, 'There', { client_id })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe('This client_id was used in another conversation.')
    expect(textsOf(await read(other, amara))).toEqual([])
  })

  test('is recognized by its ids in either letter case', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    const client_id = randomUUID()
    const first = await sent(amara, marisol, 'Once', { client_id })
    const loud = { id: marisol.id.toUpperCase() }
    expect(await sent(amara, loud, 'Twice', { client_id: client_id.toUpperCase() })).toEqual(first)
    expect((await sent(amara, loud, 'Next', { sender_id: amara.id.toUpperCase() })).seq).toBe(2)
    expect(textsOf(await read(amara, loud))).toEqual(['Once', 'Next'])
  })

  test('without a client id is another message', async () => {
    const [amara, marisol] = [await athlete(), await coach()]
    await sent(amara, marisol, 'Ha')
    await sent(amara, marisol, 'Ha')
    expect(textsOf(await read(amara, marisol))).toEqual(['Ha', 'Ha'])
  })
})

test('MSG-06 twenty parallel messages have separate numbers, without gaps, in the order of time', async () => {
  const [amara, marisol] = [await athlete(), await coach()]
  const [mother, father] = [await parentOf([amara]), await parentOf([amara], 'father')]
  const writers = [amara, mother, father, marisol]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => {
      const who = writers[place % writers.length] ?? amara
      return sent(who, who === marisol ? amara : marisol, `Number ${place}`)
    }),
  )
  const { data } = await read(amara, marisol)
  expect(data.map(({ seq }: { seq: number }) => seq)).toEqual(
    Array.from({ length: 20 }, (_, place) => place + 1),
  )
  expect(new Set(textsOf({ data }))).toEqual(new Set(answers.map(({ content }) => content)))
  const times = data.map(({ created_at }: { created_at: string }) => created_at)
  expect(times).toEqual(times.toSorted())
})
