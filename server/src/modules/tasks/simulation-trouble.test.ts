import { describe, expect, test } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { hour, simulatedOffice } from './office.factory.ts'
import { Page, pass } from './simulation.factory.ts'

/** Accurate time on devices with a wrong clock, without a network, and in the background, and without the node. */

const { openOffice, ledger, expectSound, newNode } = simulatedOffice()

describe.each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('a device whose clock is %s', (_, skew) => {
  test('shows and counts the right time', async () => {
    const office = await openOffice()
    const [page, right] = [new Page(office), new Page(office)]
    page.device.skew = skew * 1000
    await page.start(office.film.id)
    await pass(office, 130, { on: page })
    expect([page.shownSince(0), right.shownSince(0), page.isAsking]).toEqual([130, 130, false])
    await pass(office, 61)
    expect(page.isAsking).toBe(true)
    await page.keep()
    await pass(office, 20, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-130 worked', '130-191 kept', '191-211 worked'])
    await expectSound(office)
  })

  test('if it jumps while the coach works, nothing is lost, and if they leave then, nothing is won', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 60, { on: page })
    page.device.skew = skew * 1000
    await pass(office, 60, { on: page })
    expect(page.isAsking).toBe(false)
    page.device.skew = 0
    await pass(office, 60, { on: page })
    expect([page.isAsking, page.shownSince(0)]).toEqual([false, 180])
    page.device.skew = skew * 1000
    await pass(office, 70)
    expect(page.isAsking).toBe(true)
    await page.discard()
    // The last report was at 170. What came after it is part of the question.
    expect(await ledger(office)).toEqual(['0-170 worked', '170-250 !worked'])
    await expectSound(office)
  })
})

describe('the network is lost for ten minutes', () => {
  test('work goes on, and all of it counts', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 60, { on: page })
    page.device.isOnline = false
    await pass(office, 600, { on: page })
    expect([page.isAsking, page.shownSince(0)]).toEqual([false, 660])
    expect(await page.pause(), 'not sent').toBeNull()
    await page.goOnline()
    await pass(office, 30, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-690 worked'])
    await expectSound(office)
  })

  test('a coach who leaves in the meantime is asked', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 60, { on: page })
    page.device.isOnline = false
    await pass(office, 120, { on: page })
    await pass(office, 480)
    await page.goOnline()
    await pass(office, 15, { on: page })
    expect(page.isAsking).toBe(true)
    await page.keep()
    await pass(office, 10, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-60 worked', '60-675 kept', '675-685 worked'])
    await expectSound(office)
  })
})

describe('a node is killed', () => {
  test('another one goes on with what runs', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 45, { on: page })
    office.app = await newNode()
    await pass(office, 45, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-90 worked'])
    await expectSound(office)
  })

  test.each(['before', 'after'] as const)('%s it wrote a pause: sent again, it counts once', async (when) => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 45, { on: page })
    const pause = { task_id: office.film.id, idle_ms: 0, unbroken_ms: 45_000 }
    const key = uuidv7()
    const send = (app: typeof office.app) =>
      app.inject({
        method: 'POST',
        url: '/api/panel/task/pause',
        headers: { ...office.coach.headers, 'idempotency-key': key },
        payload: pause,
      })
    // Its answer never arrives.
    if (when === 'after') await send(office.app)
    office.app = await newNode()
    await pass(office, 4)
    const answer = await send(office.app)
    expect(answer.statusCode).toBe(200)
    const seconds = when === 'after' ? 45 : 49
    expect(answer.json().data.task.time_spent).toBe(seconds)
    expect(await ledger(office)).toEqual([`0-${seconds} worked`])
    await expectSound(office)
  })
})

describe('a tab in the background has one timer a minute', () => {
  test('and says nothing while the coach works in another tab', async () => {
    const office = await openOffice()
    const [front, back] = [new Page(office), new Page(office)]
    back.device.timer = 60_000
    await front.start(office.film.id)
    for (let minute = 0; minute < 8; minute++) {
      await pass(office, 60, { on: front, every: 15 })
      expect([front.isAsking, back.isAsking]).toEqual([false, false])
    }
    await front.pause()
    expect(await ledger(office)).toEqual(['0-480 worked'])
    await expectSound(office)
  })

  test('and asks if it is the only one', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 40, { on: page })
    page.device.timer = 60_000
    await pass(office, 300)
    expect(page.isAsking).toBe(true)
    page.device.timer = 500
    await page.discard()
    expect(await ledger(office)).toEqual(['0-40 worked', '40-340 !worked'])
    await expectSound(office)
  })

  test('a short look at another window counts', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 40, { on: page })
    page.device.timer = 60_000
    await pass(office, 50)
    page.device.timer = 500
    await pass(office, 30, { on: page })
    expect(page.isAsking).toBe(false)
    await page.pause()
    expect(await ledger(office)).toEqual(['0-120 worked'])
    await expectSound(office)
  })
})
