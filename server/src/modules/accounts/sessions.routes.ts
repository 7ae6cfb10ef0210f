import * as accounts from '@fieldhouse/contract/accounts'
import { bind } from '../../platform/http/bind.ts'
import type { AccountsSettings } from './accounts-settings.ts'
import { changeEmail } from './sessions/change-email.ts'
import { changePassword } from './sessions/change-password.ts'
import { endOtherSessions, endOwnSession } from './sessions/end-sessions.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { revertToAdmin } from './sessions/revert-to-admin.ts'
import { saveMetricType } from './sessions/save-metric-type.ts'
import { signOut } from './sessions/sign-out.ts'
import { createUserReader } from './show-user.ts'
import { signIn } from './sign-in/sign-in.ts'

export const sessionRoutes = ({ viewer }: AccountsSettings) => {
  const readUser = createUserReader(viewer)
  return bind(accounts, {
    login: (call) => signIn(call, call.body),
    logout: async (call) => {
      await signOut(call)
      return { data: { signed_out: true } }
    },
    getUser: async ({ db, actor, caller }) => ({ data: caller.user ?? (await readUser(db, actor)) }),
    saveMetricType: async ({ db, actor, body }) => ({
      data: await saveMetricType(db, actor, body.metric_type),
    }),
    revertToAdmin,
    getSessions: async ({ db, actor, caller }) => ({
      data: await listSessions(db, actor.id, caller.sessionId),
    }),
    endSession: async (call) => ({ data: { ended: await endOwnSession(call, call.params.id) } }),
    endOtherSessions: async (call) => ({ data: { ended: await endOtherSessions(call) } }),
    changePassword: async (call) => ({ data: { ended: await changePassword(call, call.body) } }),
    changeEmail: async (call) => ({ data: await changeEmail(call, call.body) }),
  })
}
