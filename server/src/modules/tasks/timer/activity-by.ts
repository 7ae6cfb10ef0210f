import type { Actor } from '@fieldhouse/contract/guards'
import { isAtWork } from '../tasks.policy.ts'
import type { Activity } from './settle.rules.ts'

/** The activity that counts: none while an admin acts as the coach. */
export const activityBy = (actor: Actor, { idle_ms, unbroken_ms }: Activity): Activity =>
  isAtWork(actor) ? { idle_ms, unbroken_ms } : {}
