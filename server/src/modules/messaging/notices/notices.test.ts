import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { emit } from '../../../events.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { correspondence, type Somebody } from '../messaging.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())
afterEach(resetClock)

const db = () => tested.ports.database.db
const { athlete, parentOf, somebody, post, incoming } = correspondence(() => tested)

const tell = (people: readonly Somebody[], text: string, path: string | null = null) =>
  emit(db(), 'notices.created', { user_ids: people.map(({ id }) => id), kind: 'roster', text, path })
const noticesOf = async (who: Somebody, query = {}) => (await incoming(who, query)).system

describe('MSG-03 a system notice', () => {
  test('is in the list of each receiver, newest first, until it is seen', async () => {
    const [amara, bo] = [await athlete(), await athlete()]
    await tell([amara, bo, amara], 'You have a success coach.', '/roster')
    await tell([amara], 'Your matches are ready.')
    expect(await noticesOf(amara)).toEqual({
      data: [
        {
          id: expect.any(String),
          kind: 'roster',
          text: 'Your matches are ready.',
          path: null,
          viewed: false,
          created_at: expect.any(String),
        },
        expect.objectContaining({ text: 'You have a success coach.', path: '/roster', viewed: false }),
      ],
      meta: { current_page: 1, last_page: 1, total: 2 },
    })
    const marked = await post(amara, '/message/system/mark', {})
    expect(marked.json()).toEqual({ data: { marked: 2 } })
    expect((await noticesOf(amara)).data).toMatchObject([{ viewed: true }, { viewed: true }])
    expect((await noticesOf(bo)).data).toMatchObject([{ viewed: false }])
    expect((await post(amara, '/message/system/mark', {})).json()).toEqual({ data: { marked: 0 } })
  })

  test('is seen only if it was shown: later ones stay new', async () => {
    const amara = await athlete()
    await tell([amara], 'First')
    advanceClock(1000)
    await tell([amara], 'Second')
    const [newest] = (await noticesOf(amara)).data
    advanceClock(1000)
    await tell([amara], 'Third')
    const mark = (body: object) => post(amara, '/message/system/mark', body)
    expect((await mark({ up_to: newest.id })).json()).toEqual({ data: { marked: 2 } })
    expect((await noticesOf(amara)).data).toMatchObject([
      { text: 'Third', viewed: false },
      { text: 'Second', viewed: true },
      { text: 'First', viewed: true },
    ])
    expect((await mark({ up_to: 'x' })).statusCode).toBe(422)
    expect((await mark({})).json()).toEqual({ data: { marked: 1 } })
  })

  test('has 15 per page, for every kind of person', async () => {
    const editor = await somebody({ type: 'editor' })
    for (let place = 0; place < 16; place++) await tell([editor], `${place}`)
    expect(await noticesOf(editor, { page: 2 })).toMatchObject({
      data: [{ text: '0' }],
      meta: { current_page: 2, last_page: 2, total: 16 },
    })
  })

  test('is not sent if its event did not happen', async () => {
    const amara = await athlete()
    const undone = transaction(db(), async (tx) => {
      await emit(tx, 'notices.created', { user_ids: [amara.id], kind: 'match', text: 'Ready', path: null })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await noticesOf(amara)).data).toEqual([])
  })

  test('is not seen by an admin who acts as another user', async () => {
    const amara = await athlete()
    await tell([amara], 'Hello')
    const admin = await somebody({ type: 'admin' })
    const own = await startSession(db(), { userId: admin.id, remember: true })
    const { token } = await startSession(db(), {
      userId: amara.id,
      remember: false,
      admin: {
        userId: admin.id,
        sessionId: own.id,
        token: own.token,
        expiresAt: new Date(Date.now() + 60_000),
      },
    })
    const acting = { headers: { authorization: `Bearer ${token}` } }
    expect((await post(acting, '/message/system/mark', {})).json()).toEqual({ data: { marked: 0 } })
    expect((await noticesOf(amara)).data).toMatchObject([{ viewed: false }])
  })
})

test('PRO-10 a request for transcripts notifies the athlete and the parents', async () => {
  const amara = await athlete({
    slug: 'amara-asked',
    user: { first_name: 'Amara', last_name: 'Whitlock' },
  })
  const [mother, stranger] = [await parentOf([amara]), await athlete()]
  const answer = await tested.app.inject({
    method: 'POST',
    url: '/api/athlete/amara-asked/transcript-request',
    payload: {
      name: 'Dana Whitfield',
      college: 'Portland State',
      email: 'dana@college.test',
      reason: 'Admissions asks for grades.',
    },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  for (const who of [amara, mother])
    expect((await noticesOf(who)).data).toMatchObject([
      {
        kind: 'transcript',
        text: 'Dana Whitfield of Portland State asks for Amara Whitlock’s transcripts.',
        path: '/amara-asked',
        viewed: false,
      },
    ])
  expect((await noticesOf(stranger)).data).toEqual([])
})
