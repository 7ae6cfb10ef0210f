import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { type StaffAction, type StaffTarget, staffRefusal } from '../accounts.policy.ts'

export const assertStaffMay = (action: StaffAction, actor: Actor, target: StaffTarget): void => {
  const refusal = staffRefusal(action, actor, target)
  if (refusal) throw new AppError('forbidden', { message: refusal })
}
