import { getUsers, type ListedUser, type UserQuery } from '@fieldhouse/contract/admin'
import type { Endpoint, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { canImpersonate, canRestore, mayOpenAccount, staffRefusal } from '../../accounts/index.ts'
import { type FoundUser, findUsers } from '../admin.queries.ts'
import { titleOfType } from '../type-titles.ts'
import { findUserPage } from './find-user-page.ts'

const limit = 15

const pageOf = ({ sport_key, class_year, is_visible, is_seros }: FoundUser): ListedUser['page'] =>
  sport_key === null
    ? null
    : { sport_key, class: class_year, is_visible: is_visible ?? false, is_seros: is_seros ?? false }

/** What this admin may do with the account. */
const rightsOf = (actor: Actor, { deleted_at, ...user }: FoundUser): ListedUser['can'] => {
  const isInUse = deleted_at === null
  return {
    open: mayOpenAccount(actor, { ...user, is_child: false }),
    login_as: isInUse && canImpersonate(actor, user),
    mark: isInUse && staffRefusal('mark', actor, user) === null,
    delete: isInUse && staffRefusal('delete', actor, user) === null,
    restore: deleted_at !== null && canRestore(actor, { ...user, deleted_at }),
  }
}

/** One user, as in the list. */
export const presentUser = (actor: Actor, user: FoundUser): ListedUser => ({
  ...user,
  type_title: titleOfType(user),
  page: pageOf(user),
  coach: user.type === 'coach' ? { college: user.college, is_verified: user.is_verified_coach } : null,
  last_seen_at: user.last_seen_at?.toISOString() ?? null,
  created_at: user.created_at.toISOString(),
  deleted_at: user.deleted_at?.toISOString() ?? null,
  can: rightsOf(actor, user),
})

/** ADM-01: everyone who has an account. */
export const listUsers = async (
  db: Db,
  actor: Actor,
  { type, q, sort, page, show_all }: UserQuery,
  { path }: Pick<Endpoint, 'path'> = getUsers,
): Promise<Output<typeof getUsers>> => {
  const filter = show_all === '1' ? 'all' : type
  const skip = (page - 1) * limit
  const { ids, total, isMore } = await findUserPage(db, { filter, sort, text: q, skip, limit })
  const query = {
    type,
    ...(q ? { q } : {}),
    ...(sort === 'newest' ? {} : { sort }),
    ...(show_all ? { show_all } : {}),
  }
  const listed = (await findUsers(db, ids)).map((user) => presentUser(actor, user))
  const list = listPage(listed, { path: apiPrefix + path, query, page, limit, total })
  return { ...list, meta: { ...list.meta, is_more: isMore } }
}

/** The same behind /panel/index, which has no filter. */
export const listAllUsers = (
  db: Db,
  actor: Actor,
  query: Pick<UserQuery, 'q' | 'page' | 'show_all'>,
  endpoint: Pick<Endpoint, 'path'>,
): Promise<Output<typeof getUsers>> =>
  listUsers(db, actor, { ...query, type: 'all', sort: 'newest' }, endpoint)
