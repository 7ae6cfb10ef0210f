import type { Listeners } from '../../events.ts'
import { AppError } from '../../platform/app-error.ts'
import { countClaims } from './roster.queries.ts'

export const rosterListeners: Listeners = {
  /** The athletes of a success coach would be left with somebody who can't look after them. */
  'accounts.type-checked': async (tx, { user_id }) => {
    if ((await countClaims(tx, user_id)) === 0) return
    throw new AppError('invalid', {
      errors: { type: ['This success coach still has athletes. Another coach must claim them first.'] },
    })
  },
}
