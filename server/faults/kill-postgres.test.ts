import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startFieldhouse } from '../../tools/services/fieldhouse.ts'
import { type PostgresService, startPostgres } from '../../tools/services/postgres.ts'
import type { DatabaseConfig } from '../src/platform/database/database.ts'
import {
  type Acknowledged,
  lostOrRepeated,
  nothingLostOrRepeated,
  postMessage,
  writeUntilGone,
} from './contact-messages.factory.ts'
import { inDatabase, prepareDatabase } from './prepared-database.factory.ts'

let postgres: PostgresService
let config: DatabaseConfig
beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
  config = { engine: 'postgres', url: postgres.url, poolSize: 2 }
  await prepareDatabase(config)
}, 120_000)
afterAll(() => postgres.stop())

const start = () => startFieldhouse({ settings: { TRUST_PROXY: '1', DATABASE_URL: postgres.url } })

/** Work of a dead process is released after ten seconds, and checked every five. */
const untilRetried = { timeout: 45_000, interval: 200 }

const expectAllThere = (acknowledged: Acknowledged) =>
  vi.waitFor(async () => {
    const faults = await inDatabase(config, (pool) => lostOrRepeated(pool, acknowledged))
    expect(faults).toEqual(nothingLostOrRepeated)
  }, untilRetried)

test('killed in turn, product and database lose no acknowledged message and email each once', async () => {
  const acknowledged: Acknowledged = new Map()
  for (let kill = 1; kill <= 2; kill++) {
    const product = await start()
    await writeUntilGone(product.url, acknowledged, {
      enough: 40,
      disturb: () => void product.stop('SIGKILL'),
    })
  }

  const product = await start()
  for (let kill = 1; kill <= 2; kill++) {
    await writeUntilGone(product.url, acknowledged, { enough: 40, disturb: postgres.kill })
    await postgres.restart()
    await vi.waitFor(async () => expect((await postMessage(product.url)).status).toBe(200), {
      timeout: 20_000,
    })
  }
  await expectAllThere(acknowledged)
  expect(await product.stop()).toBe(0)
})
