import { hostname } from 'node:os'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { uuidv7 } from '../database/uuid.ts'
import type { Log } from '../log.ts'
import { addRouteCounts, addStatementCounts, deleteNode, writeNode } from './health.queries.ts'
import type { Tally } from './tally.ts'
import { productVersion } from './version.ts'

export const reportSeconds = 30

interface Reporting {
  readonly db: Db
  readonly tally: Tally
  readonly connections: () => number
}

export interface Reports {
  write(): Promise<void>
  stop(): Promise<void>
}

/** Writes every half minute what this node counted, so that one page shows all nodes. */
export const startReports = ({ db, tally, connections }: Reporting, log: Log): Reports => {
  const id = uuidv7()
  const started_at = clock.now()
  const write = async () => {
    const { routes, statements } = tally.take()
    await writeNode(db, {
      id,
      name: hostname(),
      version: productVersion,
      started_at,
      seen_at: clock.now(),
      memory_mb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
      connections: connections(),
    })
    await addRouteCounts(db, routes)
    await addStatementCounts(db, statements)
  }
  // The start is slow by nature: it fills the database.
  tally.take()
  let writing = Promise.resolve()
  const report = () => {
    writing = writing.then(write).catch((err) => log.warn({ err }, 'health: a report was not written'))
    return writing
  }
  void report()
  const timer = setInterval(report, reportSeconds * 1000)
  timer.unref()
  return {
    write: report,
    stop: async () => {
      clearInterval(timer)
      await report()
      await deleteNode(db, id).catch(() => {})
    },
  }
}
