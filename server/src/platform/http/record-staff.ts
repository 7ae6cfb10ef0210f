import type { Endpoint } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { hasRecord, record } from '../audit/audit.ts'
import type { Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { BoundEndpoint, Caller } from './bind.ts'

/**
 * ADM-06: nothing that staff do is missing in the audit log. A use case records what it changed, before and after. If it
 * does not, the call itself is recorded here, in the same transaction.
 */

export const isChangeOf = ({ method, isChange = method !== 'GET' }: Endpoint): boolean => isChange

/** Admins and editors. One who acts as another user is not staff in that session, and is recorded anyway (ACC-15). */
const isStaff = (actor: Actor | null): boolean => actor?.type === 'admin' || actor?.type === 'editor'

/** Calls that the browser makes by itself. */
const ownRates: readonly string[] = ['receipt', 'socket']

/** People's data as a table. */
const isDownload = ({ file }: Endpoint): boolean => file?.startsWith('text/csv') === true

/** What visitors do too, such as a search, is not the work of staff. */
const isStaffWork = (endpoint: Endpoint): boolean =>
  endpoint.guard !== 'anyone' &&
  !ownRates.includes(endpoint.rate) &&
  (isChangeOf(endpoint) || isDownload(endpoint))

type Input = Parameters<BoundEndpoint['answer']>[2]

const textAt = (part: unknown, name: string): string | null => {
  const value = part && typeof part === 'object' ? (part as Record<string, unknown>)[name] : null
  return typeof value === 'string' ? value : null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The user that the call is about. Nothing else of the body is stored. */
const userIn = ({ path }: Endpoint, { params, query, body }: Input): string | null => {
  const named = [params, query, body].map((part) => textAt(part, 'user_id')).find(Boolean)
  const id = named ?? (/\/users?\/\{id\}/.test(path) ? textAt(params, 'id') : null)
  return id && uuid.test(id) ? id : null
}

/** What everyone who is signed in does with their own account is not the work of staff. */
const isOwnAccount = ({ guard }: Endpoint, { actor }: Caller, userId: string | null): boolean =>
  guard === 'auth' && (userId === null || userId === actor?.id)

const recordCall = async (db: Db, caller: Caller, endpoint: Endpoint, input: Input): Promise<void> => {
  const userId = userIn(endpoint, input)
  if (hasRecord(caller) || isOwnAccount(endpoint, caller, userId)) return
  const { method, path, summary } = endpoint
  const { params, query } = input
  await record(db, caller, {
    action: `${method} ${path}`,
    userId,
    details: { summary, ...(params ? { params } : {}), ...(isDownload(endpoint) && query ? { query } : {}) },
  })
}

/** Calls that may commit something although they fail, and calls of other systems, have transactions of their own. */
const isOneTransaction = ({ effect, method }: Endpoint): boolean =>
  effect === 'transaction' || method === 'DELETE'

/** The same endpoint. What staff do with it is in the audit log. */
export const recordingStaff = (bound: BoundEndpoint): BoundEndpoint => {
  const { endpoint, answer, outside } = bound
  if (!isStaffWork(endpoint)) return bound
  return {
    ...bound,
    answer: async (db, caller, input, effects) => {
      if (!isStaff(caller.actor)) return answer(db, caller, input, effects)
      const run = async (tx: Db) => {
        const given = await answer(tx, caller, input, effects)
        await recordCall(tx, caller, endpoint, input)
        return given
      }
      return isOneTransaction(endpoint) ? transaction(db, run) : run(db)
    },
    outside:
      outside &&
      ((db, caller, input, effects) => {
        const work = outside(db, caller, input, effects)
        if (!isStaff(caller.actor)) return work
        return {
          ...work,
          record: async (tx, intent, reply) => {
            const given = await work.record(tx, intent, reply)
            await recordCall(tx, caller, endpoint, input)
            return given
          },
        }
      }),
  }
}
