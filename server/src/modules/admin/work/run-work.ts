import { transaction } from '../../../platform/database/transaction.ts'
import { type JobPorts, job } from '../../../platform/jobs/job.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { changeStretch, countChange } from './change-step.ts'
import { countExport, exportPart } from './export-step.ts'
import { lockWork, type StoredWork, updateWork } from './work.queries.ts'

type Ports = Pick<JobPorts, 'db' | 'storage' | 'siteOrigin'>

/** Takes up work that waits, or that a killed worker left. Null if it has ended. */
const takeUp = ({ db }: Ports, id: string): Promise<StoredWork | null> =>
  transaction(db, async (tx) => {
    const work = await lockWork(tx, id)
    if (!work || work.finished_at) return null
    await updateWork(tx, id, { state: 'running' })
    return { ...work, state: 'running' }
  })

const doSome = async (ports: Ports, work: StoredWork, signal: AbortSignal): Promise<boolean> => {
  const { db, storage } = ports
  const { order } = work
  if (order.kind === 'change-users') {
    if (work.total === null) await countChange(db, work, order)
    return changeStretch(db, work, order, { siteOrigin: ports.siteOrigin, signal })
  }
  if (work.total === null) await countExport(db, work, order)
  return exportPart(db, storage, work, order)
}

/**
 * Does a stretch of the work and queues the next one, so the work of several admins takes turns, and a restart repeats
 * little. Each row, or part of a file, is committed by itself. A second run goes on from the stored place.
 */
export const runWorkJob = job<{ id: string }>({
  name: 'run-work',
  effect: 'steps',
  retries: 'until-done',
  run: async (ports, { id }, { signal }) => {
    const work = await takeUp(ports, id)
    if (work && (await doSome(ports, work, signal))) await runLater(ports.db, runWorkJob, { id })
  },
})
