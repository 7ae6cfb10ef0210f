import type { ListedUser } from '@fieldhouse/contract/admin'
import type { WorkOrder } from '@fieldhouse/contract/admin.work'
import type { Cell } from '../../../platform/csv-file.ts'
import { presentUsers } from '../users/list-users.ts'
import { countChosen, findNextUsers } from '../users/user-pages.queries.ts'
import type { ListExport } from './list-export.ts'

type Column = readonly [name: string, of: (user: ListedUser) => Cell]

const yes = (value: boolean | undefined): Cell => (value ? 'yes' : null)

/** The columns of the list. */
const columns: readonly Column[] = [
  ['First name', ({ first_name }) => first_name],
  ['Last name', ({ last_name }) => last_name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Type', ({ type_title }) => type_title],
  ['VIP', ({ is_vip }) => yes(is_vip)],
  ['Package', ({ subscription }) => subscription?.name ?? null],
  ['Sport', ({ page }) => page?.sport_key ?? null],
  ['Class', ({ page }) => page?.class ?? null],
  ['Premium profile', ({ page }) => yes(page?.is_seros)],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['College', ({ coach }) => coach?.college ?? null],
  ['Verified coach', ({ coach }) => yes(coach?.is_verified)],
  ['Athletes', ({ athletes }) => athletes.map(({ name }) => name).join('; ') || null],
  ['Joined (UTC)', ({ created_at }) => created_at],
  ['Last seen (UTC)', ({ last_seen_at }) => last_seen_at],
  ['Deleted (UTC)', ({ deleted_at }) => deleted_at],
  ['Id', ({ id }) => id],
]

/** ADM-01: everyone in the list, in its order. */
export const usersExport: ListExport<Extract<WorkOrder, { kind: 'export-users' }>> = {
  columns: () => columns.map(([name]) => name),
  count: (db, { type, q }) => countChosen(db, { filter: type, text: q }),
  read: async (db, actor, { type, q, sort }, { after, limit }) => {
    const { ids, next } = await findNextUsers(db, { filter: type, text: q }, { sort, after, limit })
    const users = await presentUsers(db, actor, ids)
    return { rows: users.map((user) => columns.map(([, of]) => of(user))), place: next }
  },
}
