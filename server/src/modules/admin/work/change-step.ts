import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { doesToUser } from '../change-users.ts'
import { countMeant, findNextMeant, type UserChange } from './changed-users.queries.ts'
import { endOfWork } from './end-of-work.ts'
import { systemCaller } from './system-caller.ts'
import { findAdmin, lockWork, type StoredWork, updateWork } from './work.queries.ts'

interface Step {
  readonly id: string
  readonly siteOrigin: string
}

/** Why this person is left out. Null if the change was made. Anything but a refusal is our mistake. */
const tryChange = async (attempt: () => Promise<unknown>): Promise<string | null> => {
  try {
    await attempt()
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.message
  }
}

const isRunning = (work: StoredWork | null): work is StoredWork => work?.state === 'running'

/**
 * One person: the rules, the change, its audit line, and the place in the work are committed together. So after a crash
 * nobody is skipped, and nobody is changed twice. Returns whether to go on.
 */
const changeOne = (db: Db, { id, siteOrigin }: Step, change: UserChange, userId: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const work = await lockWork(tx, id)
    if (!isRunning(work)) return false
    // Another worker was faster.
    if (work.place?.[0] && work.place[0] >= userId) return true
    const actor = await findAdmin(tx, work.by_id)
    if (!actor) {
      await endOfWork(tx, work, 'stopped')
      return false
    }
    const call = { db: tx, actor, caller: systemCaller(actor, work.address, siteOrigin) }
    const reason = await tryChange(() => doesToUser[change.action](call, userId))
    await updateWork(tx, id, {
      place: [userId],
      done: work.done + 1,
      ...(reason && {
        left_out: work.left_out + 1,
        reasons: { ...work.reasons, [reason]: (work.reasons[reason] ?? 0) + 1 },
      }),
    })
    return true
  })

/** Counts everyone once, before the first change. */
export const countChange = async (
  db: Db,
  { id, created_at }: StoredWork,
  change: UserChange,
): Promise<void> => updateWork(db, id, { total: await countMeant(db, change, created_at) })

const perStretch = 200

/** The next people. Returns whether there may be more. */
export const changeStretch = async (
  db: Db,
  work: StoredWork,
  change: UserChange,
  { siteOrigin, signal }: { siteOrigin: string; signal: AbortSignal },
): Promise<boolean> => {
  const { id, created_at, place } = work
  const ids = await findNextMeant(db, change, created_at, { after: place?.[0], limit: perStretch })
  for (const userId of ids) {
    signal.throwIfAborted()
    if (!(await changeOne(db, { id, siteOrigin }, change, userId))) return false
  }
  if (ids.length === perStretch) return true
  await transaction(db, async (tx) => {
    const now = await lockWork(tx, id)
    if (isRunning(now)) await endOfWork(tx, now, 'done')
  })
  return false
}
