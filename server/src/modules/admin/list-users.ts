import { getUsers, type ListedUser, type UserQuery } from '@fieldhouse/contract/admin'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../platform/database/database.ts'
import { listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { canImpersonate, canRestore } from '../accounts/index.ts'
import { type FoundUser, findUsers } from './admin.queries.ts'
import { typeTitles } from './type-titles.ts'

const path = apiPrefix + getUsers.path
const limit = 15

const present =
  (actor: Actor) =>
  ({ is_super_admin, created_at, deleted_at, ...user }: FoundUser): ListedUser => ({
    ...user,
    phone: null,
    country: null,
    subscription: null,
    type_title: is_super_admin ? 'Super admin' : typeTitles[user.type],
    created_at: created_at.toISOString(),
    deleted_at: deleted_at?.toISOString() ?? null,
    can: {
      login_as: deleted_at === null && canImpersonate(actor, user),
      restore: deleted_at !== null && canRestore(actor, { ...user, deleted_at }),
    },
  })

/** ADM-01: everyone who has an account, newest first. */
export const listUsers = async (
  db: Db,
  actor: Actor,
  { type, q, page, show_all }: UserQuery,
): Promise<Output<typeof getUsers>> => {
  const filter = show_all === '1' ? 'all' : type
  const { users, total } = await findUsers(db, { filter, text: q, limit, offset: (page - 1) * limit })
  const query = { type, ...(q ? { q } : {}), ...(show_all ? { show_all } : {}) }
  return listPage(users.map(present(actor)), { path, query, page, limit, total })
}
