import * as contract from '@fieldhouse/contract/admin'
import * as audit from '@fieldhouse/contract/admin.audit'
import { bind } from '../../platform/http/bind.ts'
import { deleteUser, impersonate, restoreUser } from '../accounts/index.ts'
import { downloadAuditLog } from './audit/download-audit-log.ts'
import { listAuditLog } from './audit/list-audit-log.ts'
import { countFilters } from './count-filters.ts'
import { listUsers } from './list-users.ts'

const auditRoutes = () =>
  bind(audit, {
    getAuditLog: ({ db, query }) => listAuditLog(db, query),
    downloadAuditLog: ({ db, caller, query }) => downloadAuditLog(db, caller, query),
  })

const userRoutes = () =>
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

export const adminRoutes = () => [...userRoutes(), ...auditRoutes()]
