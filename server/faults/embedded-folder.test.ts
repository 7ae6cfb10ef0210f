import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startFieldhouse } from '../../tools/services/fieldhouse.ts'
import {
  type Acknowledged,
  lostOrRepeated,
  nextMessage,
  nothingLostOrRepeated,
  postMessage,
  sendersInMailbox,
  writeUntilGone,
} from './contact-messages.factory.ts'
import { faultAtStart } from './fault-at-start.factory.ts'
import { inDatabase, prepareDataFolders } from './prepared-database.factory.ts'

let folders: Awaited<ReturnType<typeof prepareDataFolders>>
beforeAll(async () => {
  folders = await prepareDataFolders()
}, 120_000)
afterAll(() => folders.remove())

const settings = { TRUST_PROXY: '1' }

/** Work of a dead process is released after ten seconds, and checked every five. */
const untilRetried = { timeout: 45_000, interval: 200 }

const expectAllThere = async (dataDir: string, acknowledged: Acknowledged) => {
  const product = await startFieldhouse({ dataDir, settings })
  await vi.waitFor(async () => {
    const arrived = new Set(await sendersInMailbox(product.url))
    expect([...acknowledged.keys()].filter((sender) => !arrived.has(sender))).toEqual([])
  }, untilRetried)
  await product.stop()
  const config = { engine: 'embedded', dir: dataDir } as const
  const faults = await inDatabase(config, (pool) => lostOrRepeated(pool, acknowledged))
  expect(faults).toEqual(nothingLostOrRepeated)
}

test('killed during writes, and again between commit and email, it has every acknowledged message, each emailed once', async () => {
  const dataDir = await folders.copy()
  const acknowledged: Acknowledged = new Map()
  const first = await startFieldhouse({ dataDir, settings })
  await writeUntilGone(first.url, acknowledged, {
    enough: 15,
    disturb: () => void first.stop('SIGKILL'),
  })

  const second = await startFieldhouse({ dataDir, settings })
  const messages = Array.from({ length: 10 }, nextMessage)
  await Promise.all(
    messages.map(async (message) => {
      const answer = await postMessage(second.url, message)
      expect(answer.status).toBe(200)
      const { data } = (await answer.json()) as { data: { id: string } }
      acknowledged.set(message.contact_name, data.id)
    }),
  )
  await second.stop('SIGKILL')
  await expectAllThere(dataDir, acknowledged)
})

const takenPort = async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  return String((holder.address() as AddressInfo).port)
}

test('of two parallel starts exactly one gets the data folder, and frees it immediately when killed; a taken port is reported', async () => {
  const dataDir = await folders.copy()
  const starts = await Promise.allSettled([startFieldhouse({ dataDir }), startFieldhouse({ dataDir })])
  const winners = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const losers = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
  expect(winners).toHaveLength(1)
  expect(losers).toEqual([expect.stringMatching(/ended with 1: .*Another Fieldhouse \(.*\n$/)])
  for (const winner of winners) {
    expect(await faultAtStart({ DATA_DIR: dataDir })).toContain(
      `Another Fieldhouse (process ${winner.pid}) already uses the data folder ${dataDir}. Stop it first`,
    )
    expect((await postMessage(winner.url)).status).toBe(200)
    await winner.stop('SIGKILL')
  }

  // A start opens the folder before its ports, so these starts got the folder.
  for (const setting of ['PORT', 'REALTIME_PORT', 'PAYMENT_SANDBOX_PORT']) {
    const port = await takenPort()
    const settings = { DATA_DIR: dataDir, PAYMENTS_URL: '', [setting]: port }
    expect(await faultAtStart(settings)).toContain(
      `Port ${port} is taken. Stop what uses it, or set ${setting} to another port.`,
    )
  }
})
