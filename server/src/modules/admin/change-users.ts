import type { BulkAction, changeUsers as endpoint } from '@fieldhouse/contract/admin.users'
import type { Checked, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { deleteUser, markVip, restoreUser } from '../accounts/index.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/** What each action does to one person, with its rules and its audit line. */
export const doesToUser: Record<BulkAction, (call: Call, userId: string) => Promise<unknown>> = {
  'mark-vip': (call, id) => markVip(call, id, true),
  'unmark-vip': (call, id) => markVip(call, id, false),
  delete: deleteUser,
  restore: restoreUser,
}

type Results = Output<typeof endpoint>['data']

const tryOne = async (call: Call, action: BulkAction, id: string): Promise<Results[number]> => {
  try {
    await doesToUser[action](call, id)
    return { id, is_done: true, message: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { id, is_done: false, message: error.message }
  }
}

/**
 * ADM-01: the same as one by one, with the same rules and one audit line for each person. A refusal concerns only that
 * person. Everyone locks in the order of the ids, so two admins at once don't wait for each other.
 */
export const changeUsers = async (
  call: Call,
  { action, ids }: Checked<typeof endpoint>['body'],
): Promise<Results> => {
  const results: Results = []
  for (const id of ids.toSorted()) results.push(await tryOne(call, action, id))
  return results
}
