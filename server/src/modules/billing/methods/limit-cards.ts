import type { Actor } from '@fieldhouse/contract/guards'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'

export interface CardSender {
  readonly actor: Actor
  readonly caller: Caller
  readonly limit: Limit
}

/**
 * Card testers try out many stolen numbers, and a yes helps them as much as a no. So every card and every payment counts,
 * for the account and for everyone at its address.
 */
export const limitCards = async ({ actor, caller, limit }: CardSender): Promise<void> => {
  await limit('cards', actor.id)
  await limit('household-cards', callerOf(caller.address))
}
