import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { assertOwner } from '../sessions/own-account.ts'
import { replacePhoto } from './photo.queries.ts'

/** After this, the initials are shown. */
export const deleteOwnPhoto = async (db: Db, actor: Actor) => {
  assertOwner(actor)
  await transaction(db, (tx) => replacePhoto(tx, actor.id, null))
  return { photo: null }
}
