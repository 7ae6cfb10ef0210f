import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { athletes } from '../profiles.tables.ts'
import { pageVisit } from '../profiles.visit.factory.ts'
import { papers } from './transcripts.factory.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const { added, get, codeOf } = papers(() => tested)

describe('PRO-10 the access code', () => {
  const check = (id: string, code: unknown, remoteAddress: string) =>
    tested.app.inject({
      method: 'POST',
      url: `/api/athlete/${id}/check-code`,
      payload: { code },
      remoteAddress,
    })

  test('is checked for a dialog', async () => {
    const page = await pageVisit(tested)
    const right = await check(page.id, ` ${(await codeOf(page)).toLowerCase()} `, '10.3.0.1')
    expect(right.json()).toEqual({ data: { ok: true } })
    const wrong = await check(page.id, '000000', '10.3.0.1')
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().errors).toEqual({
      code: ['This access code is not right. Check it, or ask the family for the one they have now.'],
    })
    const empty = await check(page.id, '', '10.3.0.1')
    expect(empty.statusCode).toBe(422)
    expect(empty.json().errors).toEqual({ code: ['Please enter the access code'] })
    expect((await check('nobody-at-all', '000000', '10.3.0.1')).statusCode).toBe(404)
  })

  test('can’t be guessed from one household: after ten tries the right one does not help either', async () => {
    const page = await pageVisit(tested)
    for (let count = 0; count < 10; count++)
      expect((await check(page.id, `00000${count}`, '10.3.0.2')).statusCode).toBe(422)
    const late = await check(page.id, await codeOf(page), '10.3.0.2')
    expect(late.statusCode).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('can’t be blocked by others, however many households guess at it, in any way', async () => {
    const page = await pageVisit(tested)
    const transcript = await added(page)
    const guess = (count: number) => {
      const code = String(count).padStart(6, '0')
      const from = `10.4.${count >> 8}.${count & 255}`
      return count % 2
        ? check(page.id, code, from)
        : get(`${page.id}/transcripts/${transcript}?code=${code}`, {}, from)
    }
    const statuses = new Set<number>()
    for (let count = 0; count < 400; count++) statuses.add((await guess(count)).statusCode)
    expect([...statuses].toSorted()).toEqual([403, 422])
    // As many others as a guesser once needed to block it.
    for (let count = 0; count < 32; count++)
      expect((await check(page.id, await codeOf(page), `10.6.0.${count}`)).statusCode).toBe(200)
  })

  test('can’t be guessed by one household at many athletes’ pages either', async () => {
    const pages = [await pageVisit(tested), await pageVisit(tested), await pageVisit(tested)]
    const guess = (count: number) => get(`${pages[count % 3]?.id}/transcripts?code=00000A`, {}, '10.3.0.5')
    for (let count = 0; count < 20; count++) expect((await guess(count)).statusCode).toBe(403)
    expect((await guess(20)).statusCode).toBe(429)
  })

  test('costs no try if it is right, so one office can open many pages', async () => {
    for (let count = 0; count < 25; count++) {
      const page = await pageVisit(tested)
      const answer = await get(`${page.id}/transcripts?code=${await codeOf(page)}`, {}, '10.3.0.6')
      expect([count, answer.statusCode]).toEqual([count, 200])
    }
  })

  test('is made of 32 letters and digits that nobody confuses, and an older one works until it is renewed', async () => {
    const page = await pageVisit(tested)
    const seen = new Set<string>()
    for (let count = 0; count < 60; count++) {
      const { data } = (await page.save('access-code/renew', {}, page.owner)).json()
      expect(data.own.access_code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
      for (const letter of data.own.access_code) seen.add(letter)
    }
    expect([...seen].toSorted().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ')
    expect(await codeOf(await pageVisit(tested))).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    const before = await pageVisit(tested)
    await tested.ports.database.db
      .update(athletes)
      .set({ access_code: '0A1B2C' })
      .where(eq(athletes.id, before.id))
    expect((await check(before.id, '0a1b2c', '10.3.0.7')).statusCode).toBe(200)
  })

  test('of one athlete can’t be blocked for everyone by one household', async () => {
    const page = await pageVisit(tested)
    for (let count = 0; count < 20; count++) await check(page.id, '000000', '10.3.0.3')
    expect((await check(page.id, await codeOf(page), '10.3.0.4')).statusCode).toBe(200)
  })

  test('is not counted again after it was right, so its holder can download freely', async () => {
    const page = await pageVisit(tested)
    const transcript = await added(page)
    const path = `${page.id}/transcripts/${transcript}?code=${await codeOf(page)}`
    for (let count = 0; count < 15; count++) expect((await get(path, {}, '10.5.0.1')).statusCode).toBe(200)
  })

  test('is renewed by the family, and the old one opens nothing anymore', async () => {
    const page = await pageVisit(tested)
    const transcript = await added(page)
    const before = await codeOf(page)
    expect((await get(`${page.id}/transcripts/${transcript}?code=${before}`)).statusCode).toBe(200)
    for (const headers of [page.owner, await page.parent(), (await tested.signedIn('admin')).headers]) {
      const last = await codeOf(page)
      const { data } = (await page.save('access-code/renew', {}, headers)).json()
      expect(data.own.access_code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
      expect(data.own.access_code).not.toBe(last)
    }
    expect((await get(`${page.id}/transcripts/${transcript}?code=${before}`)).statusCode).toBe(403)
    const now = await codeOf(page)
    expect((await get(`${page.id}/transcripts/${transcript}?code=${now}`)).statusCode).toBe(200)
  })

  test('can’t be renewed by anyone else', async () => {
    const page = await pageVisit(tested)
    const before = await codeOf(page)
    for (const headers of [await page.assignedCoach(), (await tested.signedIn('athlete')).headers])
      expect((await page.save('access-code/renew', {}, headers)).statusCode).toBe(403)
    expect((await page.save('access-code/renew', {}, {})).statusCode).toBe(401)
    expect(await codeOf(page)).toBe(before)
  })
})
