import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../payment-sandbox/src/sandbox-process.factory.ts'
import { type PostgresService, startPostgres } from '../../tools/services/postgres.ts'
import { addDays, billingDayOf, type Day } from '../src/modules/billing/billing-day.ts'
import { charges } from '../src/modules/billing/payments.tables.ts'
import { type DatabaseConfig, type Db, openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { uuidv7 } from '../src/platform/database/uuid.ts'
import { openPayments } from '../src/platform/payments/open-payments.ts'
import {
  buildRenewingAthlete,
  buildReturningAthlete,
  moneyFaults,
  putOff,
} from './payment-families.factory.ts'
import { type PaymentNode, startPaymentNode } from './payment-nodes.factory.ts'
import type { ParkingSpot, Purchase } from './payment-work.factory.ts'

const dayLength = 24 * 60 * 60 * 1000

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await startSandboxProcess({
    PAYMENT_SANDBOX_TEST_AMOUNTS: 'off',
    PAYMENT_SANDBOX_DUPLICATE_SECONDS: '0',
  })
})
afterAll(() => sandbox.stop())

/** How often money was taken under keys that begin like this. */
const taken = async (keyStart: string): Promise<number> => {
  let count = 0
  const stream = sandbox.gateway.transaction.search((search) => search.orderId().startsWith(keyStart))
  for await (const _ of stream) count++
  return count
}

/** The payments of these people, by their ids at the provider. */
const transactionsOf = async (buyers: readonly Purchase[]): Promise<string[]> => {
  const ids: string[] = []
  for (const { buyerId } of buyers) {
    const stream = sandbox.gateway.transaction.search((search) => search.customerId().is(buyerId))
    for await (const { id } of stream as AsyncIterable<{ id: string }>) ids.push(id)
  }
  return ids
}

/** Calls of this name that got no answer: they are what a killed node waits for. */
const silentCalls = async (name: string): Promise<number> => {
  const { body } = await sandbox.control('GET', '/calls')
  const calls = body.calls as { call: string; status: number | null }[]
  return calls.filter(({ call, status }) => call === name && status === null).length
}

const newPurchase = (buyerId: string): Purchase => ({
  buyerId,
  key: uuidv7(),
  package_key: 'package-2',
  nonce: 'fake-valid-visa-nonce',
})

interface Engine {
  readonly config: DatabaseConfig
  readonly stop: () => Promise<unknown>
}

const openEmbedded = async (): Promise<Engine> => {
  const dir = await mkdtemp(join(tmpdir(), 'fieldhouse-payments-'))
  return {
    config: { engine: 'embedded', dir },
    stop: () => rm(dir, { recursive: true, force: true, maxRetries: 10 }),
  }
}

const openPostgres = async (): Promise<Engine> => {
  const service: PostgresService = await startPostgres({ durable: false })
  return { config: { engine: 'postgres', url: service.url, poolSize: 8 }, stop: service.stop }
}

/** A call that the provider never answers: it has not begun, or it has done its work. */
interface Silence {
  readonly call: string
  readonly when: 'before' | 'after'
}

/** Where somebody's purchase or renewal stands still when the node is killed. */
interface Step {
  readonly who: 'buyer' | 'renewal'
  readonly at: Silence | ParkingSpot
}

/** The key is written, and the provider has not begun. Then it has saved the card, or taken the money. */
const silences: readonly Step[] = [
  { who: 'buyer', at: { call: 'transaction.sale', when: 'before' } },
  { who: 'buyer', at: { call: 'paymentMethod.create', when: 'after' } },
  { who: 'buyer', at: { call: 'transaction.sale', when: 'after' } },
  { who: 'renewal', at: { call: 'transaction.sale', when: 'before' } },
  { who: 'renewal', at: { call: 'transaction.sale', when: 'after' } },
]

/** The one statement that writes all that follows from a payment. */
const recording = 'insert into "billing_invoices"'

/** The answer is here, and not recorded. Then it is: for a purchase not committed, for a renewal all of it. */
const unrecorded: ParkingSpot = { statement: recording, when: 'before' }
const recorded: ParkingSpot = { statement: recording, when: 'after' }
/** A purchase is committed, and nobody was told. */
const committed: ParkingSpot = { statement: 'commit', when: 'after', following: recording }

/** The last one has the next invoice number, and everyone else would wait for it. */
const statements: readonly Step[] = [
  { who: 'renewal', at: unrecorded },
  { who: 'buyer', at: unrecorded },
  { who: 'renewal', at: recorded },
  { who: 'buyer', at: committed },
  { who: 'buyer', at: recorded },
]

/**
 * The steps at which each node is killed, the same on both engines. PostgreSQL has a connection for each, so one node stands
 * at all of them at once. The embedded database has one connection, so a statement that stands still stops the whole node,
 * and the next statement needs another node.
 */
const kills: Readonly<Record<'embedded' | 'postgres', readonly (readonly Step[])[]>> = {
  postgres: [[...silences, ...statements]],
  embedded: statements.map((step, place) => (place === 0 ? [...silences, step] : [step])),
}

interface Family {
  readonly step: Step
  /** One tries again with the same key, one leaves, and one comes back after the job has settled the purchase. */
  readonly buyers: readonly Purchase[]
  readonly renewingId: string | null
}

describe.each([
  ['embedded', openEmbedded],
  ['postgres', openPostgres],
] as const)('on %s', (name, open) => {
  let engine: Engine
  const rounds: Family[][] = []
  let rivals: readonly Purchase[] = []
  /** The days of the races and of the silent provider, long after the last kill. */
  const [raceDay, silentDay] = [60, 70]
  beforeAll(async () => {
    engine = await open()
    await inDb(async (db) => {
      await migrate(db)
      for (const [place, steps] of kills[name].entries())
        rounds.push(await buildFamilies(db, steps, dayAhead(2 * place + 1)))
      for (let count = 0; count < 6; count++) await buildRenewingAthlete(db, payments(), dayAhead(raceDay))
      await buildRenewingAthlete(db, payments(), dayAhead(silentDay))
      rivals = [await buildReturningAthlete(db), await buildReturningAthlete(db)].map(newPurchase)
    })
  }, 300_000)
  afterAll(async () => {
    for (const node of running) await node.kill()
    await engine.stop()
  })

  const inDb = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const { db, close } = await openDatabase(engine.config, () => {})
    try {
      return await work(db)
    } finally {
      await close()
    }
  }

  const running: PaymentNode[] = []
  const startNode = async (daysAhead: number, minutes = 0): Promise<PaymentNode> => {
    const node = await startPaymentNode({
      database: engine.config,
      sandboxUrl: sandbox.url,
      aheadMilliseconds: daysAhead * dayLength + minutes * 60_000,
    })
    running.push(node)
    return node
  }

  const dayAhead = (days: number) => addDays(billingDayOf(new Date()), days)
  const payments = () => openPayments({ kind: 'sandbox', url: sandbox.url })

  const buildFamilies = async (db: Db, steps: readonly Step[], dueOn: Day): Promise<Family[]> => {
    const found: Family[] = []
    for (const step of steps) {
      const buyers: string[] = []
      const count = 'call' in step.at ? 3 : 1
      if (step.who === 'buyer') while (buyers.length < count) buyers.push(await buildReturningAthlete(db))
      const renewingId = step.who === 'renewal' ? await buildRenewingAthlete(db, payments(), dueOn) : null
      if (renewingId) await putOff(db, renewingId)
      found.push({ step, buyers: buyers.map(newPurchase), renewingId })
    }
    return found
  }

  /** Begins what the family does, and waits until all of it stands still. */
  const standStill = async (node: PaymentNode, { step: { at }, buyers, renewingId }: Family) => {
    if (renewingId) await node.makeDue(renewingId)
    const work = () => {
      for (const buyer of buyers) void node.buy(buyer)
      if (renewingId) void node.sweep()
    }
    if ('statement' in at) return node.parkedAt(at, work)
    const { call, when } = at
    const times = buyers.length + Number(renewingId !== null)
    const before = await silentCalls(call)
    await sandbox.control('POST', '/faults', { kind: 'timeout', call, when, times })
    work()
    await vi.waitFor(async () => expect(await silentCalls(call)).toBe(before + times), 20_000)
  }

  const recover = async (node: PaymentNode, killed: readonly Family[]) => {
    for (const { buyers } of killed) if (buyers[0]) expect(await node.buy(buyers[0])).toBe('success')
    expect(await node.sweep()).toBe('success')
    // A key that comes back after the job has settled the purchase takes no money for nothing.
    for (const { buyers } of killed)
      if (buyers[2]) expect(['success', 'purchase_dropped']).toContain(await node.buy(buyers[2]))
  }

  let last: PaymentNode

  // It starts up to six processes, one after the other.
  test('killed at each step of a purchase and a renewal, the next node goes on', {
    timeout: 600_000,
  }, async () => {
    let killed: readonly Family[] = []
    for (const [place, families] of rounds.entries()) {
      const node = await startNode(2 * place)
      await recover(node, killed)
      await node.advance(dayLength)
      for (const family of families) await standStill(node, family)
      await node.kill()
      killed = families
    }
    last = await startNode(raceDay - 1)
    await recover(last, killed)
  })

  test('one key a hundred times, two tabs, and two sweeps at once buy and renew once', async () => {
    await last.advance(dayLength)
    // Two processes share PostgreSQL. The embedded database belongs to one.
    const other = name === 'postgres' ? await startNode(raceDay) : last
    const [purchase, tab] = rivals
    if (!purchase || !tab) throw new Error('Nobody buys')
    const results = await Promise.all([
      last.buyAtOnce(50, purchase),
      other.buyAtOnce(50, purchase),
      last.buy(tab),
      other.buy({ ...tab, key: uuidv7(), package_key: 'package-3' }),
      last.sweep(),
      other.sweep(),
    ])
    const keyed = [...results[0], ...results[1]]
    expect(keyed).toContain('success')
    expect(keyed.filter((ending) => !['success', 'still_running'].includes(ending))).toEqual([])
    expect(await other.buy(purchase)).toBe('success')
    expect(results.slice(2, 4)).toContain('success')
    await last.sweep()
  })

  test('reports that come early, twice, late, and in the wrong order say only where to look', async () => {
    const [paid, other] = await transactionsOf(rivals)
    const report = async (kind: string, id: string | undefined) => {
      const { body } = await sandbox.control('POST', '/webhooks/sample', { kind, id })
      return body as { bt_signature: string; bt_payload: string }
    }
    const early = await report('transaction_settled', paid)
    const wrong = await report('transaction_settlement_declined', other)
    expect(await last.hear(early)).toBe('success')
    await sandbox.gateway.testing.settle(paid ?? '')
    const hear = [early, wrong, await report('transaction_settlement_declined', paid), early, wrong]
    for (const notice of hear) expect(await last.hear(notice)).toBe('success')
    expect(await last.hear({ ...early, bt_signature: wrong.bt_signature })).toBe('forbidden')
  })

  test('a provider that is silent after charging is asked, while the first node still waits', async () => {
    const call = 'transaction.sale'
    const before = await silentCalls(call)
    await sandbox.control('POST', '/faults', { kind: 'timeout', call, when: 'after', times: 1 })
    await last.advance((silentDay - raceDay) * dayLength)
    void last.sweep()
    await vi.waitFor(async () => expect(await silentCalls(call)).toBe(before + 1), 20_000)
    await last.advance(4 * 60_000)
    expect(await last.sweep()).toBe('success')
    for (const node of running) await node.kill()
  })

  test('afterward, every period is charged, recorded, and invoiced once, and the access is what was paid for', async () => {
    const [paid] = await transactionsOf(rivals)
    await inDb(async (db) => {
      expect(await moneyFaults(db, taken)).toEqual([])
      const settled = await db.select().from(charges).where(eq(charges.is_settled, true))
      expect(settled.map(({ transaction_id }) => transaction_id)).toEqual([paid])
    })
  })
})
