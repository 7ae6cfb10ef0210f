import { describe, expect, test } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { hour, simulatedOffice } from './office.factory.ts'
import { Page, pass } from './simulation.factory.ts'

/** Accurate time: the real server and the code of the pages, on one clock that only the test moves. */

const { openOffice, ledger, expectSound } = simulatedOffice()

test('work from start to pause is counted to the second', async () => {
  const office = await openOffice()
  const page = new Page(office)
  await page.start(office.film.id)
  await pass(office, 100, { on: page })
  expect(page.shownSince(0)).toBe(100)
  await page.pause()
  expect(await ledger(office)).toEqual(['0-100 worked'])
  await expectSound(office)
})

describe('the lid is closed', () => {
  const closed = async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 95, { on: page })
    page.device.isAsleep = true
    await pass(office, hour)
    return { office, page }
  }

  test('the popup asks, and Keep counts everything', async () => {
    const { office, page } = await closed()
    await page.wake()
    await pass(office, 3)
    expect(page.isAsking).toBe(true)
    await page.keep()
    expect(page.isAsking).toBe(false)
    await pass(office, 30, { on: page })
    await page.pause()
    expect(await ledger(office)).toEqual(['0-90 worked', '90-3698 kept', '3698-3728 worked'])
    await expectSound(office)
  })

  test('the popup asks, and Discard counts what was there before', async () => {
    const { office, page } = await closed()
    await page.wake()
    await pass(office, 3)
    await page.discard()
    expect(page.state).toBeNull()
    expect(await ledger(office)).toEqual(['0-90 worked', '90-3698 !worked'])
    await expectSound(office)
  })

  test('the popup asks on another device, and the first one knows the answer when it wakes up', async () => {
    const { office, page } = await closed()
    const phone = new Page(office)
    await phone.refresh()
    expect(phone.isAsking).toBe(true)
    await phone.keep()
    await pass(office, 20, { on: phone })
    await page.wake()
    await pass(office, 20, { on: page })
    expect([page.isAsking, phone.isAsking]).toEqual([false, false])
    await page.pause()
    expect(await ledger(office)).toEqual(['0-90 worked', '90-3695 kept', '3695-3735 worked'])
    await expectSound(office)
  })

  test('an answer that was under way does not make the night look like work', async () => {
    const office = await openOffice()
    const page = new Page(office)
    page.device.latency = 2000
    await page.start(office.film.id)
    await pass(office, 100.5, { on: page })
    expect(page.state?.isReporting).toBe(true)
    page.device.isAsleep = true
    await pass(office, 8 * hour)
    page.device.isAsleep = false
    page.touch()
    await pass(office, 5, { on: page })
    expect(page.isAsking).toBe(true)
    await page.discard()
    expect((await ledger(office))[0]).toBe('0-100 worked')
    await expectSound(office)
  })

  test('not even if the clock was set back by as much as the device slept', async () => {
    const office = await openOffice()
    const page = new Page(office)
    await page.start(office.film.id)
    await pass(office, 1200, { on: page, every: 20 })
    page.device.isAsleep = true
    await pass(office, 900)
    page.device.skew = -900_000
    page.device.isAsleep = false
    await pass(office, 25, { on: page })
    expect(page.isAsking).toBe(true)
    await page.discard()
    expect((await ledger(office))[0]).toBe('0-1200 worked')
    await expectSound(office)
  })

  test('a pause without an answer to the popup counts nothing of it', async () => {
    const { office, page } = await closed()
    await page.wake()
    await page.pause()
    expect(await ledger(office)).toEqual(['0-90 worked', '90-3695 !worked'])
    await expectSound(office)
  })
})

test('two tabs: work in either counts once, and neither thinks that the coach is idle', async () => {
  const office = await openOffice()
  const [one, two] = [new Page(office), new Page(office)]
  await one.start(office.film.id)
  for (const tab of [one, two, one, two]) {
    await pass(office, 90, { on: tab })
    expect([one.isAsking, two.isAsking]).toEqual([false, false])
    expect([one.shownSince(0), two.shownSince(0)]).toEqual([one.shownSince(0), one.shownSince(0)])
  }
  await two.pause()
  expect(one.state).toBeNull()
  expect(await ledger(office)).toEqual(['0-360 worked'])
  await expectSound(office)
})

test('two devices: a task that is started on one pauses the task of the other', async () => {
  const office = await openOffice()
  const [laptop, phone] = [new Page(office), new Page(office)]
  await laptop.start(office.film.id)
  await pass(office, 60, { on: laptop })
  await phone.start(office.call.id)
  expect(laptop.state?.taskId).toBe(office.call.id)
  await pass(office, 45, { on: phone })
  await laptop.complete()
  expect(await ledger(office)).toEqual(['0-60 worked', '60-105 worked'])
  await expectSound(office)
})

test('two devices: Keep on both counts once', async () => {
  const office = await openOffice()
  const [laptop, phone] = [new Page(office), new Page(office)]
  await laptop.start(office.film.id)
  await pass(office, 60, { on: laptop })
  await pass(office, 120)
  expect([laptop.isAsking, phone.isAsking]).toEqual([true, true])
  phone.device.isOnline = false
  await laptop.keep()
  phone.device.isOnline = true
  await phone.keep()
  await pass(office, 10, { on: phone })
  await laptop.pause()
  expect(await ledger(office)).toEqual(['0-60 worked', '60-180 kept', '180-190 worked'])
  await expectSound(office)
})

test('a double start, in the same moment and as a repeated request, starts once', async () => {
  const office = await openOffice()
  const [one, two] = [new Page(office), new Page(office)]
  await Promise.all([one.start(office.film.id), two.start(office.film.id), one.start(office.film.id)])
  await pass(office, 30, { on: one })
  const key = uuidv7()
  const again = { task_id: office.call.id }
  await one.press('start', again, key)
  await pass(office, 30, { on: one })
  await one.press('start', again, key)
  expect(one.state?.taskId).toBe(office.call.id)
  await one.pause()
  expect(await ledger(office)).toEqual(['0-30 worked', '30-60 worked'])
  await expectSound(office)
})
