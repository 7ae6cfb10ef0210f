import * as contract from '@fieldhouse/contract/admin'
import { bind } from '../../platform/http/bind.ts'
import { deleteUser, impersonate, restoreUser } from '../accounts/index.ts'
import { countFilters } from './count-filters.ts'
import { listUsers } from './list-users.ts'

export const adminRoutes = () =>
  bind(contract, {
    getUsers: ({ db, actor, query }) => listUsers(db, actor, query),
    getUserFilters: async ({ db }) => ({ data: await countFilters(db) }),
    loginAs: (call) => impersonate(call, call.params.id),
    deleteUser: async (call) => {
      await deleteUser(call, call.params.id)
      return { data: { id: call.params.id } }
    },
    restoreUser: async (call) => {
      await restoreUser(call, call.params.id)
      return { data: { id: call.params.id } }
    },
  })
