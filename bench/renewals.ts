import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { readConfig } from '../server/src/config.ts'
import { buildUser } from '../server/src/modules/accounts/accounts.factory.ts'
import { billingDayOf } from '../server/src/modules/billing/billing-day.ts'
import { paymentMethods } from '../server/src/modules/billing/payments.tables.ts'
import { renewPackagesJob } from '../server/src/modules/billing/renewals/billing.jobs.ts'
import { atOnce } from '../server/src/modules/billing/renewals/renew-due.ts'
import { findDue } from '../server/src/modules/billing/subscriptions/subscriptions.queries.ts'
import type { Db } from '../server/src/platform/database/database.ts'
import { newSending } from '../server/src/platform/jobs/job-ports.factory.ts'
import { startPaymentSandbox } from '../server/src/platform/payments/sandbox-process.ts'
import { openPorts, type Ports } from '../server/src/ports.ts'
import { startPostgres } from '../tools/services/postgres.ts'
import { against, type Measurement, median, print } from './measurement.ts'
import { postgresCpu } from './postgres-cpu.ts'

/** `RENEWALS=500 SUBSCRIPTIONS=10000 node bench/renewals.ts` is a quick run. */
const renewals = Number(process.env.RENEWALS ?? 10_000)
const subscriptions = Number(process.env.SUBSCRIPTIONS ?? 1_000_000)
const rounds = 5
const perRound = Math.ceil(renewals / rounds)

/** Athletes with a package whose first charge is due on a day. All have the same payer, so there is one card. */
const fillPackages = async (db: Db, count: number, payerId: string, dueOn: string) => {
  for (let left = count; left > 0; left -= perInsert)
    await insertPackages(db, Math.min(left, perInsert), payerId, dueOn)
  await db.execute(sql`vacuum analyze`)
}

/** As many as fit into the time limit of a statement, even on a busy machine. */
const perInsert = 20_000

const insertPackages = async (db: Db, count: number, payerId: string, dueOn: string) => {
  const from = `generate_series(1, ${count}) as n`
  const batch = randomUUID()
  const id = (kind: string) => `md5('${batch}' || '${kind}' || n)::uuid`
  await db.execute(
    sql.raw(`insert into accounts_users (id, type, first_name, last_name)
      select ${id('user')}, 'athlete', 'First' || n, 'Last' from ${from}`),
  )
  await db.execute(
    sql.raw(`insert into billing_subscriptions (id, athlete_user_id, payer_id, status, package_key, cycle, month_price,
        period, anchor, month, months, starts_on, ends_on, worth, is_canceled, credit, failures, due_on, created_at,
        updated_at)
      select ${id('package')}, ${id('user')}, '${payerId}', 'free', 'package-2', 'monthly', 4900, 0,
        date '${dueOn}' - 30, 0, 1, date '${dueOn}' - 30, '${dueOn}', 0, false, 0, 0, '${dueOn}', date_trunc('second', now()), date_trunc('second', now())
      from ${from}`),
  )
}

/** A payer with a card at the provider. */
const buildPayer = async ({ database: { db }, payments }: Ports) => {
  const id = await buildUser(db, { type: 'parent', first_name: 'Corinne', last_name: 'Whitlock' })
  const token = randomUUID()
  const payer = { id, first_name: 'Corinne', last_name: 'Whitlock', email: 'corinne@example.test' }
  const vaulted = await payments.vault(payer, { nonce: 'fake-valid-visa-nonce', token })
  if (vaulted.kind !== 'vaulted') throw new Error('The sandbox took no card')
  const { token: _, ...method } = vaulted.method
  await db
    .insert(paymentMethods)
    .values({ ...method, id: token, user_id: id, is_default: true, created_at: new Date() })
  return { id, token }
}

interface Cost {
  readonly seconds: number
  /** Microseconds of our process. */
  readonly own: number
  readonly postgres: number
}

const measured = async (postgresPid: number, work: () => Promise<unknown>): Promise<Cost> => {
  const before = { at: performance.now(), own: process.cpuUsage(), postgres: await postgresCpu(postgresPid) }
  await work()
  const own = process.cpuUsage(before.own)
  const postgres = (await postgresCpu(postgresPid)) - before.postgres
  return { seconds: (performance.now() - before.at) / 1000, own: own.user + own.system, postgres }
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The pages of the database that the question "what is due?" reads when nothing is. */
const pagesOfDueQuery = async (pool: Pool): Promise<number> => {
  const asked: { text: string; values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => asked.push({ text, values }) }
  await findDue(drizzle({ client: pool, logger }), billingDayOf(new Date()), { after: null, limit: 200 })
  const [{ text, values } = { text: '', values: [] }] = asked
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('There is no plan')
  const scanned = nodesOf(plan).find(
    (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'billing_subscriptions',
  )
  if (scanned) throw new Error('The due query reads every package')
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

/** What renewing costs next to the calls to the provider alone, and that finding what is due does not scan. */
export const benchRenewals = async (): Promise<Measurement[]> => {
  const dir = await mkdtemp(join(tmpdir(), 'fieldhouse-renewals-'))
  const postgres = await startPostgres({ durable: false })
  const sandbox = await startPaymentSandbox({ port: 0, dir, webhookUrl: null })
  const ports = await openPorts(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url,
      PAYMENTS_URL: sandbox.url,
      LOG_LEVEL: 'silent',
    }),
  )
  const { db } = ports.database
  try {
    const payer = await buildPayer(ports)
    const sweep = () =>
      renewPackagesJob.run(
        { ...ports, db, siteOrigin: 'http://localhost:3000', onBounce: async () => {} },
        null,
        newSending(),
      )
    /** As many calls side by side as the sweep has. */
    const bare = async () => {
      let left = perRound
      const call = async () => {
        while (left-- > 0) await ports.payments.charge({ key: randomUUID(), cents: 4900, token: payer.token })
      }
      await Promise.all(Array.from({ length: atOnce }, call))
    }
    // A server that has been up for a while, not one that compiles its first calls.
    await fillPackages(db, 200, payer.id, billingDayOf(new Date()))
    await sweep()
    const costs: Record<'renewals' | 'bare', Cost>[] = []
    for (let round = 0; round < rounds; round++) {
      await fillPackages(db, perRound, payer.id, billingDayOf(new Date()))
      // The order changes, so a machine that gets busier affects both.
      const first = round % 2 === 0 ? null : await measured(postgres.pid, bare)
      const renewed = await measured(postgres.pid, sweep)
      costs.push({ renewals: renewed, bare: first ?? (await measured(postgres.pid, bare)) })
    }
    const open = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from billing_charges where status <> 'paid'`,
    )
    if (open.rows[0]?.count !== 0) throw new Error('Some renewals were not paid')

    const pages: number[] = []
    for (const count of [10_000, subscriptions]) {
      await fillPackages(db, count - (pages.length > 0 ? 10_000 : 0), payer.id, '2999-01-01')
      pages.push(await pagesOfDueQuery(ports.database.pool))
    }
    const each = (pick: (cost: Cost) => number) =>
      costs.map((round) => ({
        renewals: pick(round.renewals) / perRound,
        bare: pick(round.bare) / perRound,
      }))
    const sides = {
      ours: 'renewals',
      reference: 'bare',
      called: 'the same SDK calls in a bare loop',
    } as const
    const all = `${renewals.toLocaleString('en-US')} renewals due at once`
    const compared = (pick: (cost: Cost) => number) => against(each(pick), sides)
    return [
      {
        name: `${all}, renewals per second`,
        unit: '',
        value: median(costs.map((round) => perRound / round.renewals.seconds)),
      },
      {
        name: `${all}, time for each`,
        unit: 'ms',
        ...compared(({ seconds }) => seconds * 1000),
        target: 1.5,
      },
      {
        name: `${all}, CPU of the server for each`,
        unit: 'ms',
        ...compared(({ own }) => own / 1000),
        target: 1.5,
      },
      {
        name: `${all}, CPU of PostgreSQL for each`,
        unit: 'ms',
        value: median(costs.map((round) => round.renewals.postgres / perRound / 1000)),
      },
      ...[10_000, subscriptions].map((count, place) => ({
        name: `Finding what is due among ${count.toLocaleString('en-US')} packages, pages read in the database`,
        unit: '',
        value: pages[place] ?? Number.NaN,
        target: 20,
      })),
    ]
  } finally {
    await ports.close()
    await sandbox.close()
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

if (import.meta.main) print(await benchRenewals())
