import { getUsers, type ListedUser, type UserQuery } from '@fieldhouse/contract/admin'
import type { Endpoint, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { canImpersonate, canRestore, mayOpenAccount, staffRefusal } from '../../accounts/index.ts'
import { findRunningPackages } from '../../billing/index.ts'
import { type FoundUser, findChildrenOf, findUsers } from '../admin.queries.ts'
import { typeTitles } from '../type-titles.ts'
import { findUserPage } from './find-user-page.ts'

const limit = 15

type Held = Awaited<ReturnType<typeof findRunningPackages>>[number]
type Child = Awaited<ReturnType<typeof findChildrenOf>>[number]

/** What the rows of a page need from elsewhere. */
interface Around {
  readonly children: readonly Child[]
  readonly packages: readonly Held[]
}

const findAround = async (db: Db, found: readonly FoundUser[]): Promise<Around> => {
  const idsOf = (type: FoundUser['type']) => found.filter((user) => user.type === type).map(({ id }) => id)
  const children = await findChildrenOf(db, idsOf('parent'))
  const athletes = new Set([...idsOf('athlete'), ...children.map(({ user_id }) => user_id)])
  return { children, packages: await findRunningPackages(db, [...athletes]) }
}

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

const present = (actor: Actor, user: FoundUser, { children, packages }: Around): ListedUser => {
  const own = children.filter(({ parent_id }) => parent_id === user.id)
  const family = [user.id, ...own.map(({ user_id }) => user_id)]
  const held = packages.find(({ athlete_user_id }) => family.includes(athlete_user_id))
  return {
    ...user,
    type_title: user.is_super_admin ? 'Super admin' : typeTitles[user.type],
    subscription: held ? { package_key: held.package_key, name: held.name } : null,
    page: pageOf(user),
    coach: user.type === 'coach' ? { college: user.college, is_verified: user.is_verified_coach } : null,
    athletes: own.map(({ user_id, first_name, last_name }) => ({
      user_id,
      name: `${first_name} ${last_name}`,
    })),
    last_seen_at: user.last_seen_at?.toISOString() ?? null,
    created_at: user.created_at.toISOString(),
    deleted_at: user.deleted_at?.toISOString() ?? null,
    can: rightsOf(actor, user),
  }
}

/** One user, as in the list. */
export const presentUser = async (db: Db, actor: Actor, user: FoundUser): Promise<ListedUser> =>
  present(actor, user, await findAround(db, [user]))

/** These users, as in the list. */
export const presentUsers = async (db: Db, actor: Actor, ids: readonly string[]): Promise<ListedUser[]> => {
  const users = await findUsers(db, ids)
  const around = await findAround(db, users)
  return users.map((user) => present(actor, user, around))
}

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
  const list = listPage(await presentUsers(db, actor, ids), {
    path: apiPrefix + path,
    query,
    page,
    limit,
    total,
  })
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
