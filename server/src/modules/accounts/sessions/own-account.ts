import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { isActingOwner } from '../accounts.policy.ts'

export const assertOwner = (actor: Actor): void => {
  if (!isActingOwner(actor))
    throw new AppError('forbidden', { message: 'Only the owner of this account can change that.' })
}
