import type { FoundPerson } from '@fieldhouse/contract/admin.person'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../platform/database/database.ts'
import { mayOpenAccount } from '../accounts/index.ts'
import { findPersonOfInvoice } from '../billing/index.ts'
import { type FoundUser, findUserById, findUsers } from './admin.queries.ts'
import { titleOfType } from './type-titles.ts'
import { findUserPage } from './users/find-user-page.ts'

const most = 8

const present = ({ deleted_at, ...user }: FoundUser): FoundPerson => ({
  ...user,
  type_title: titleOfType(user),
  is_deleted: deleted_at !== null,
})

/** ADM-01: the quick way to a person. An invoice number leads to its payer, who comes first. */
export const findPeople = async (db: Db, actor: Actor, text: string): Promise<FoundPerson[]> => {
  const payerId = await findPersonOfInvoice(db, text)
  const payer = payerId === null ? null : await findUserById(db, payerId)
  const { ids } = await findUserPage(db, { filter: 'all', sort: 'seen', text, skip: 0, limit: most })
  const users = await findUsers(db, ids)
  const found = payer ? [payer, ...users.filter(({ id }) => id !== payer.id)] : users
  return found
    .filter((user) => mayOpenAccount(actor, { ...user, is_child: false }))
    .slice(0, most)
    .map(present)
}
