import type { AccountInfo } from '@fieldhouse/contract/accounts.info'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { mayEditAccount, mayRename } from '../accounts.policy.ts'
import { findChildren } from '../accounts.queries.ts'
import type { PagePhoto } from '../accounts-settings.ts'
import { presentPhoto } from '../present-photo.ts'
import { openAccountOf } from '../sessions/opened-account.ts'

/** PAY-06: what a person may know and change about an account. */
export const showAccountInfo = async (
  db: Db,
  actor: Actor,
  id: string,
  pagePhoto: Pick<PagePhoto, 'find'>,
): Promise<AccountInfo> => {
  const account = await openAccountOf(db, actor, id)
  const page = account.type === 'athlete' ? await pagePhoto.find(db, id) : null
  const { type, first_name, last_name, email, gender, phone, photo } = account
  return {
    ...{ id, type, first_name, last_name, email, phone },
    gender: gender === 'male' || gender === 'female' ? gender : null,
    photo: page?.photo ?? presentPhoto(photo),
    athlete_slug: page?.slug ?? null,
    athletes: type === 'parent' ? await findChildren(db, id) : [],
    can: { edit: mayEditAccount(actor, account), rename: mayRename(actor, account) },
  }
}
