import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { updatePhone } from '../accounts.queries.ts'
import { assertOwner } from './own-account.ts'

/** MSG-04: the phone at which families reach a success coach. */
export const saveWorkPhone = async (db: Db, actor: Actor, phone: string | null) => {
  assertOwner(actor)
  await updatePhone(db, actor.id, phone)
  return { phone }
}
