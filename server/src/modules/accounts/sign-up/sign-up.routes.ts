import * as contract from '@fieldhouse/contract/accounts.sign-up'
import { bind, type Caller } from '../../../platform/http/bind.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { isMailTaken } from '../accounts.queries.ts'
import { isResetOpen } from '../codes/password-resets.queries.ts'
import { checkInvite } from '../family/check-invite.ts'
import { assertOwner } from '../sessions/own-account.ts'
import { activateUser } from './activate-user.ts'
import { register } from './register.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resendCode } from './resend-code.ts'
import { resetPassword } from './reset-password.ts'
import { saveRole } from './save-role.ts'
import { sendEmailCode } from './send-email-code.ts'
import { verifyEmail } from './verify-email.ts'

/** Links in emails begin with our own address, whatever the request said. */
const withSite = <C extends { caller: Caller }>(call: C) => ({ ...call, siteOrigin: call.caller.siteOrigin })

export const signUpRoutes = bind(contract, {
  checkEmail: async ({ db, body }) => ({ data: { is_free: !(await isMailTaken(db, body.email)) } }),
  checkInvite: async ({ db, body }) => ({ data: await checkInvite(db, body.invite) }),
  register: async (call) => ({ data: { user_id: await register(withSite(call), call.body) } }),
  verifyEmail: (call) => verifyEmail(withSite(call), { ...call.body, userId: call.params.user_id }),
  resendCode: async (call) => {
    await resendCode(withSite(call), call.body.email)
    return { data: { sent: true } }
  },
  sendEmailCode: async (call) => {
    assertOwner(call.actor)
    await sendEmailCode(withSite(call), call.body.email)
    return { data: { user_id: call.actor.id } }
  },
  requestPasswordReset: async (call) => {
    await requestPasswordReset(withSite(call), call.body.email)
    return { data: { sent: true } }
  },
  checkPasswordReset: async ({ db, body }) => ({
    data: { is_valid: await isResetOpen(db, hashToken(body.token)) },
  }),
  resetPassword: async (call) => ({
    ...(await resetPassword(withSite(call), call.body)),
    data: { changed: true },
  }),
  saveRole: async (call) => {
    assertOwner(call.actor)
    const needs_code = await saveRole(withSite(call), call.body)
    return { data: { user_id: call.actor.id, needs_code } }
  },
  activateUser: async ({ db, caller, actor }) => {
    assertOwner(actor)
    return { data: await activateUser(db, caller, actor.id) }
  },
})
