import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import { record } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { changePage } from './editing/change-page.ts'
import { findOwnPage, updateAthlete } from './profiles.queries.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/** PRO-11: makes an athlete's page premium, or takes that away. Without a value, it is the other way around. */
export const markSeros = async (
  { db, actor, caller }: Call,
  userId: string,
  value: boolean | undefined,
): Promise<boolean> => {
  const [own] = await findOwnPage(db, userId)
  if (!own) throw new AppError('not_found')
  let is_seros = value ?? false
  await changePage(db, actor, { id: own.athlete_id, group: 'seros' }, async (tx, page) => {
    is_seros = value ?? !page.is_seros
    if (is_seros === page.is_seros) return
    await updateAthlete(tx, page.athlete_id, { is_seros })
    await record(tx, caller, {
      action: is_seros ? 'user.marked-seros' : 'user.unmarked-seros',
      userId,
      before: { is_seros: page.is_seros },
      after: { is_seros },
    })
  })
  return is_seros
}
