import * as contract from '@fieldhouse/contract/admin'
import * as audit from '@fieldhouse/contract/admin.audit'
import * as health from '@fieldhouse/contract/admin.health'
import * as person from '@fieldhouse/contract/admin.person'
import * as accounts from '@fieldhouse/contract/admin.users'
import * as work from '@fieldhouse/contract/admin.work'
import { type BoundEndpoint, bind } from '../../platform/http/bind.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import {
  createUser,
  deleteUser,
  endAccess,
  endUserSessions,
  impersonate,
  markVip,
  restoreUser,
  rolesToCreate,
  sendResetLink,
  updateUserByStaff,
} from '../accounts/index.ts'
import { endGrantedPackage } from '../billing/index.ts'
import { markSeros } from '../profiles/index.ts'
import { toggleAssignment } from '../roster/index.ts'
import { downloadAuditLog } from './audit/download-audit-log.ts'
import { listAuditLog } from './audit/list-audit-log.ts'
import { changeUsers } from './change-users.ts'
import { countFilters } from './count-filters.ts'
import { findPeople } from './find-people.ts'
import { type HealthPorts, showHealth } from './health/show-health.ts'
import { listAssignableCoaches } from './list-assignable-coaches.ts'
import { showPerson } from './show-person.ts'
import { roleTitles } from './type-titles.ts'
import { listUsers } from './users/list-users.ts'
import { downloadWork } from './work/download-work.ts'
import { listWork } from './work/list-work.ts'
import { cancelWork, startWork } from './work/start-work.ts'

const listRoutes = bind(contract, {
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

const accountRoutes = bind(accounts, {
  getUserForm: ({ actor }) => ({
    data: { roles: rolesToCreate(actor).map((key) => ({ key, title: roleTitles[key] })) },
  }),
  createUser: async (call) => ({ data: { id: await createUser(call, call.body) } }),
  updateUser: async (call) => {
    await updateUserByStaff(call, call.params.id, call.body)
    return { data: { id: call.params.id } }
  },
  sendResetLink: async (call) => ({ data: { email: await sendResetLink(call, call.params.id) } }),
  markVipUser: async (call) => ({
    data: { id: call.params.id, value: await markVip(call, call.params.id, call.body.value) },
  }),
  markSerosAthlete: async (call) => ({
    data: { id: call.params.id, value: await markSeros(call, call.params.id, call.body.value) },
  }),
  endUserSessions: async (call) => ({ data: { ended: await endUserSessions(call, call.params.id) } }),
  toggleAssignAthleteCoach: async (call) => ({
    data: { is_assigned: await toggleAssignment(call, call.body) },
  }),
  getAssignableCoaches: async ({ db, body }) => ({ data: await listAssignableCoaches(db, body) }),
  changeUsers: async (call) => ({ data: await changeUsers(call, call.body) }),
})

const personRoutes = bind(person, {
  getPerson: async ({ db, actor, params }) => ({ data: await showPerson(db, actor, params.id) }),
  findPeople: async ({ db, actor, query }) => ({ data: await findPeople(db, actor, query.q) }),
  endGrantedPackage: async (call) => {
    await endGrantedPackage(call, call.params.id)
    return { data: { id: call.params.id } }
  },
  endAccess: async (call) => {
    await endAccess(call, call.params.id, call.params.access_id)
    return { data: { id: call.params.access_id } }
  },
})

const auditRoutes = bind(audit, {
  getAuditLog: ({ db, query }) => listAuditLog(db, query),
  downloadAuditLog: ({ db, caller, query }) => downloadAuditLog(db, caller, query),
})

const healthRoutes = (ports: HealthPorts) =>
  bind(health, { getSystemHealth: async ({ db }) => ({ data: await showHealth(db, ports) }) })

interface Parts extends HealthPorts {
  readonly storage: Storage
}

const workRoutes = ({ storage }: Parts) =>
  bind(work, {
    getWork: async ({ db, actor }) => ({ data: await listWork(db, actor.id) }),
    startWork: async (call) => ({ data: await startWork(call, call.body) }),
    cancelWork: async (call) => ({ data: await cancelWork(call, call.params.id) }),
    downloadWork: (call) => downloadWork(call, storage, call.params.id),
  })

export const adminRoutes = (parts: Parts): BoundEndpoint[] => [
  ...listRoutes,
  ...accountRoutes,
  ...personRoutes,
  ...auditRoutes,
  ...healthRoutes(parts),
  ...workRoutes(parts),
]
