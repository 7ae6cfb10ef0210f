import type { SystemHealth } from '@fieldhouse/contract/admin.health'
import { clock } from '../../../platform/clock.ts'
import type { Database, Db } from '../../../platform/database/database.ts'
import { findReports, measureDatabase, type Reports } from '../../../platform/health/health.queries.ts'
import { reportSeconds } from '../../../platform/health/report.ts'
import { slowStatementMilliseconds } from '../../../platform/health/tally.ts'
import { productVersion } from '../../../platform/health/version.ts'
import { findQueues, type Queue } from '../../../platform/jobs/queues.queries.ts'
import { mailJob } from '../../../platform/mail/send-later.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { withinTimeLimit } from '../../../platform/time-limit.ts'
import { readMoneyState } from '../../billing/index.ts'
import { checkHealth, type HealthFacts } from './health.rules.ts'
import { queueTitles } from './queue-titles.ts'

export interface HealthPorts {
  readonly database: Pick<Database, 'engine'>
  readonly storage: Pick<Storage, 'kind' | 'room'>
  readonly sendsEmail: boolean
  readonly payments: Pick<Payments, 'provider'>
}

const providerNames = { braintree: 'Braintree', sandbox: 'the payment sandbox' }

const mostRoutes = 25
const mostStatements = 15
/** A node that missed three reports is gone. */
const nodeMilliseconds = 3.5 * reportSeconds * 1000
const storageMilliseconds = 3000

const dayMilliseconds = 24 * 60 * 60 * 1000

const total = (queues: readonly Queue[]): HealthFacts['queue'] => {
  const sum = (key: 'waiting' | 'retrying' | 'failed' | 'done') =>
    queues.reduce((before, queue) => before + queue[key], 0)
  const oldest = queues.flatMap(({ oldest_at }) => (oldest_at ? [oldest_at.getTime()] : []))
  return {
    waiting: sum('waiting'),
    retrying: sum('retrying'),
    failed: sum('failed'),
    done: sum('done'),
    oldest_at: oldest.length > 0 ? new Date(Math.min(...oldest)) : null,
  }
}

const probeStorage = async (storage: HealthPorts['storage']): Promise<HealthFacts['storage']> => {
  try {
    return { kind: storage.kind, room: await withinTimeLimit(storageMilliseconds, () => storage.room()) }
  } catch {
    return null
  }
}

const readFacts = async (db: Db, ports: HealthPorts, now: Date) => {
  // Nothing else runs meanwhile, because the time it takes is shown.
  const database = await measureDatabase(db)
  const [queues, money, storage, reports] = await Promise.all([
    findQueues(db),
    readMoneyState(db),
    probeStorage(ports.storage),
    findReports(db, {
      since: new Date(now.getTime() - dayMilliseconds),
      nodes_since: new Date(now.getTime() - nodeMilliseconds),
      // Whole hours are counted: this one and the last.
      answers_since: new Date(now.getTime() - (now.getTime() % 3_600_000) - 3_600_000),
      most_routes: mostRoutes,
      most_statements: mostStatements,
    }),
  ])
  const facts: HealthFacts = {
    now,
    database: { engine: ports.database.engine, ...database },
    queue: total(queues.filter(({ name }) => name !== mailJob.name)),
    email: { ...total(queues.filter(({ name }) => name === mailJob.name)), isSent: ports.sendsEmail },
    charges: { ...money, provider: providerNames[ports.payments.provider] },
    storage,
    answers: reports.answers,
    nodes: reports.nodes,
  }
  return { facts, queues, reports }
}

const queueOf = ({ oldest_at: _, ...queue }: Queue): SystemHealth['queues'][number] => ({
  ...queue,
  title: queueTitles[queue.name] ?? queue.name,
})

const routeOf = ({
  last_failed_at,
  last_failed_id,
  ...route
}: Reports['routes'][number]): SystemHealth['routes'][number] => ({
  ...route,
  last_failed:
    last_failed_at && last_failed_id
      ? { at: last_failed_at.toISOString(), request_id: last_failed_id }
      : null,
})

/** ADM-06: how the system is doing. Everything is counted by its own nodes. */
export const showHealth = async (db: Db, ports: HealthPorts): Promise<SystemHealth> => {
  const now = clock.now()
  const { facts, queues, reports } = await readFacts(db, ports, now)
  const { nodes, routes, statements } = reports
  return {
    checked_at: now.toISOString(),
    version: productVersion,
    checks: checkHealth(facts),
    queues: queues.map(queueOf),
    routes: routes.map(routeOf),
    statements: statements.map(({ last_at, ...rest }) => ({ ...rest, last_at: last_at.toISOString() })),
    slow_ms: slowStatementMilliseconds,
    nodes: nodes.map(({ started_at, seen_at, ...node }) => ({
      ...node,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
  }
}
