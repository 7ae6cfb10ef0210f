import type { Sport } from '@fieldhouse/contract/profiles.sport'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { advanceClock, resetClock } from '../../../platform/clock.ts'
import { eventually } from '../../../platform/eventually.factory.ts'
import { callerOf } from '../../../platform/http/caller.factory.ts'
import { standardLimits } from '../../../platform/http/rate-limit.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'
import { type Drawing, tagOf } from './draw-task.ts'
import { createDrawings } from './drawings.ts'

let tested: TestApp
let visit: PageVisit
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

/** The side process's requests, in order. While it is held back, nothing is finished. */
let asked: Drawing[]
let held: (() => void)[] | null
beforeEach(async () => {
  visit = await pageVisit(tested, { position: 'SG' })
  await visit.save('contacts', { phone: '(541) 555-0101', email: 'athlete@example.test' })
  asked = []
  held = null
  const { sideProcesses } = tested.ports
  const { run } = sideProcesses
  sideProcesses.run = async (task, input) => {
    asked.push((input as { drawing: Drawing }).drawing)
    if (held) await new Promise<void>((resolve) => held?.push(resolve))
    return run(task, input)
  }
  return () => {
    sideProcesses.run = run
  }
})
afterEach(resetClock)

const release = () => {
  for (const go of held ?? []) go()
  held = null
}

const kinds = () => asked.map(({ kind }) => kind)

const get = (
  name: string,
  headers: Record<string, string> = {},
  id = visit.id,
  remoteAddress = '192.0.2.1',
) => tested.app.inject({ url: `/api/athlete/${id}/${name}`, headers, remoteAddress })

const sheet = 'event-sheet.pdf'

describe('a PDF is drawn once', () => {
  test('and cached for the next reader who may see the same', async () => {
    const first = await get(sheet)
    const second = await get(sheet, {}, visit.id, '192.0.2.2')
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(kinds()).toEqual(['event-sheet'])
  })

  test('for everyone who asks for it in parallel', async () => {
    held = []
    const answers = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3'].map((from) =>
      get(sheet, {}, visit.id, from),
    )
    await eventually(async () => expect(held).toHaveLength(1))
    release()
    const [first, ...others] = await Promise.all(answers)
    expect(first?.statusCode).toBe(200)
    for (const other of others) expect(other.rawPayload.equals(first?.rawPayload ?? Buffer.of())).toBe(true)
    expect(kinds()).toEqual(['event-sheet'])
  })

  test('and not at all for a reader who has it', async () => {
    const { etag } = (await get(sheet)).headers
    await visit.save('goals', { kind: 'athletic', text: 'Start as a freshman' })
    const changed = await get(sheet, { 'if-none-match': String(etag) })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
    asked = []
    held = []
    const again = await get(sheet, { 'if-none-match': String(changed.headers.etag) })
    expect({ status: again.statusCode, body: again.body, asked }).toEqual({
      status: 304,
      body: '',
      asked: [],
    })
    expect(again.headers['cache-control']).toBe('private, no-cache')
  })
})

describe('a cached drawing of a page', () => {
  test('for one audience never reaches another', async () => {
    const family = await get(sheet, visit.owner)
    const coach = await get(sheet, (await tested.signedIn('coach')).headers)
    const visitor = await get(sheet)
    expect(kinds()).toEqual(['event-sheet', 'event-sheet', 'event-sheet'])
    const pages = asked.map(({ page }) => JSON.parse(Buffer.from(page).toString()).data)
    expect(pages.map(({ contacts }) => contacts?.email ?? null)).toEqual([
      'athlete@example.test',
      'athlete@example.test',
      null,
    ])
    expect(pages.map(({ own }) => own !== null)).toEqual([true, false, false])
    expect(new Set([family, coach, visitor].map(({ headers }) => headers.etag)).size).toBe(3)
    const asFamily = await get(sheet, { 'if-none-match': String(family.headers.etag) })
    expect(asFamily.statusCode).toBe(200)
    expect(asFamily.rawPayload.equals(visitor.rawPayload)).toBe(true)
  })

  test('is refused to people who may no longer see the page, even if they have it', async () => {
    const { etag } = (await get(sheet)).headers
    expect(etag).toBeDefined()
    await visit.save('settings', { is_visible: false })
    const known = { 'if-none-match': String(etag) }
    expect((await get(sheet)).statusCode).toBe(403)
    expect((await get(sheet, known)).statusCode).toBe(403)
    expect((await get('card.png')).statusCode).toBe(403)
  })

  test('is refused without the access code, or with an old one', async () => {
    const codeOf = async () => (await visit.read(visit.owner)).json().data.own.access_code
    const code = await codeOf()
    const first = await get(`profile.pdf?code=${code}`)
    expect(first.statusCode).toBe(200)
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await get('profile.pdf', known)).statusCode).toBe(403)
    await visit.save('access-code/renew', {})
    expect(await codeOf()).not.toBe(code)
    expect((await get(`profile.pdf?code=${code}`, known)).statusCode).toBe(403)
  })

  test('is drawn again after a change, and on another day', async () => {
    const before = await get(sheet)
    await visit.save('info', { first_name: 'Robin', last_name: 'Vance' })
    const changed = await get(sheet)
    advanceClock(24 * 3_600_000)
    const nextDay = await get(sheet)
    expect(kinds()).toEqual(['event-sheet', 'event-sheet', 'event-sheet'])
    expect(new Set([before, changed, nextDay].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(changed.headers['content-disposition']).toContain('robin-vance-event-sheet.pdf')
  })

  test('has a key that includes everything it is drawn from', () => {
    const sport = { key: 'soccer', title: 'Soccer' } as Sport
    const drawing: Drawing = {
      kind: 'profile',
      page: Buffer.from('{"data":{}}'),
      sport,
      sheet: { address: 'https://fieldhouse.test/robin', today: '2026-11-16' },
    }
    const others: Drawing[] = [
      { ...drawing, kind: 'metrics' },
      { ...drawing, page: Buffer.from('{"data":{"contacts":null}}') },
      { ...drawing, sport: { ...sport, title: 'Football' } },
      { ...drawing, sheet: { address: 'https://elsewhere.test/robin', today: '2026-11-16' } },
      { ...drawing, sheet: { address: 'https://fieldhouse.test/robin', today: '2026-11-17' } },
    ]
    expect(new Set([drawing, ...others].map(tagOf)).size).toBe(6)
    expect(tagOf({ ...drawing })).toBe(tagOf(drawing))
  })
})

describe('when there is a lot to draw', () => {
  test('a caller with too many waiting is refused, and gets the others', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, () => pageVisit(tested)))
    held = []
    const answers = pages.map(({ id }) => get(sheet, {}, id))
    // One is held back and eight are waiting for it, so only a refusal can come now.
    const refused = await Promise.race(answers)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({
      'retry-after': '5',
      'content-type': expect.stringContaining('json'),
    })
    expect(refused.headers).not.toHaveProperty('content-disposition')
    expect(refused.headers).not.toHaveProperty('etag')
    expect(refused.json().message).toBe(
      'Your other PDFs are still being drawn. Please try again in a moment.',
    )
    release()
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([...Array(9).fill(200), 429])
  })

  test('callers take turns, and what was drawn for another in the meantime is not drawn again', async () => {
    const names: string[] = []
    const waiting: (() => void)[] = []
    const draw = createDrawings({
      run: async (_task, input) => {
        names.push(Buffer.from((input as { drawing: Drawing }).drawing.page).toString())
        await new Promise<void>((resolve) => waiting.push(resolve))
        return Buffer.from(names.at(-1) ?? '') as never
      },
      close: async () => {},
    })
    const ask = (address: string, page: string) =>
      draw({
        caller: callerOf({ address }),
        drawing: { kind: 'card', page: Buffer.from(page), sport: { key: 'soccer' } as Sport },
        loadPhoto: async () => null,
      })
    const all = [
      ...['1', '2', '3', '4'].map((page) => ask('192.0.2.1', page)),
      ask('192.0.2.2', '5'),
      ask('192.0.2.3', '2'),
    ]
    for (let done = 0; done < 5; done++) {
      await eventually(() => expect(waiting).toHaveLength(done + 1))
      waiting[done]?.()
    }
    expect((await Promise.all(all)).map(String)).toEqual(['1', '2', '3', '4', '5', '2'])
    expect(names).toEqual(['1', '5', '2', '3', '4'])
  })

  test('one caller gets only so many in ten minutes', async () => {
    const { userId, headers } = await tested.signedIn('coach')
    for (let count = 0; count < standardLimits.print.requests; count++)
      await tested.ports.limiter.take('print', userId)
    for (const name of ['metrics.pdf', sheet, 'profile.pdf']) {
      const answer = await get(name, headers)
      expect(answer.statusCode).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.json().message).toMatch(
        /^That is a lot of downloads in ten minutes\. You can go on in 10 minutes\.$/,
      )
    }
    expect((await get('card.png', headers)).statusCode).toBe(200)
  })
})
