import type { Endpoint } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { hasRecord, notedChange, record } from '../audit/audit.ts'
import type { Db } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { BoundEndpoint, Caller } from './bind.ts'

/**
 * ADM-06: nothing that staff do is missing in the audit log. A use case records what it changed, before and after. If it
 * does not, the call itself is recorded here, in the same transaction, with what the use case noted.
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

/** Finds the athlete of a page by its id or the end of its address. */
export type FindPageOwner = (db: Db, idOrSlug: string) => Promise<string | null>

/** The user that the call names. Nothing else of the body is stored. */
const userIn = ({ path }: Endpoint, { params, query, body }: Input): string | null => {
  const named = [params, query, body].map((part) => textAt(part, 'user_id')).find(Boolean)
  const id = named ?? (/\/users?\/\{id\}/.test(path) ? textAt(params, 'id') : null)
  return id && uuid.test(id) ? id : null
}

/** What everyone who is signed in does with their own account is not the work of staff. */
const isOwnAccount = ({ guard }: Endpoint, { actor }: Caller, userId: string | null): boolean =>
  guard === 'auth' && (userId === null || userId === actor?.id)

/** The page of an athlete that the call changes. */
const pageIn = ({ path }: Endpoint, { params }: Input): string | null =>
  path.startsWith('/athlete/{id}') ? textAt(params, 'id') : null

interface Work {
  readonly endpoint: Endpoint
  readonly findPageOwner: FindPageOwner
}

const recordCall = async (
  db: Db,
  caller: Caller,
  { endpoint, findPageOwner }: Work,
  input: Input,
): Promise<void> => {
  const named = userIn(endpoint, input)
  if (hasRecord(caller) || isOwnAccount(endpoint, caller, named)) return
  const { method, path, summary } = endpoint
  const { params, query } = input
  const page = pageIn(endpoint, input)
  const userId = named ?? (page && (await findPageOwner(db, page)))
  await record(db, caller, {
    action: `${method} ${path}`,
    userId,
    ...notedChange(caller),
    details: { summary, ...(params ? { params } : {}), ...(isDownload(endpoint) && query ? { query } : {}) },
  })
}

/** Calls that may commit something although they fail, and calls of other systems, have transactions of their own. */
const isOneTransaction = ({ effect, method }: Endpoint): boolean =>
  effect === 'transaction' || method === 'DELETE'

const nobody: FindPageOwner = async () => null

/** The same endpoint. What staff do with it is in the audit log. */
export const recordingStaff = (bound: BoundEndpoint, findPageOwner = nobody): BoundEndpoint => {
  const { endpoint, answer, outside } = bound
  if (!isStaffWork(endpoint)) return bound
  const work = { endpoint, findPageOwner }
  return {
    ...bound,
    answer: async (db, caller, input, effects) => {
      if (!isStaff(caller.actor)) return answer(db, caller, input, effects)
      const run = async (tx: Db) => {
        const given = await answer(tx, caller, input, effects)
        await recordCall(tx, caller, work, input)
        return given
      }
      return isOneTransaction(endpoint) ? transaction(db, run) : run(db)
    },
    outside:
      outside &&
      ((db, caller, input, effects) => {
        const steps = outside(db, caller, input, effects)
        if (!isStaff(caller.actor)) return steps
        return {
          ...steps,
          record: async (tx, intent, reply) => {
            const given = await steps.record(tx, intent, reply)
            await recordCall(tx, caller, work, input)
            return given
          },
        }
      }),
  }
}
