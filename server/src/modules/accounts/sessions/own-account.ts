import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'

/** ACC-15: an admin acts as somebody to help; the ways into the account stay its owner's. */
export const assertOwner = ({ impersonator_id }: Actor): void => {
  if (impersonator_id)
    throw new AppError('forbidden', { message: 'Only the owner of this account can change that.' })
}
