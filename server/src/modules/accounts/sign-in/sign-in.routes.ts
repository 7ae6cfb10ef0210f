import * as contract from '@fieldhouse/contract/accounts.sign-in'
import { bind } from '../../../platform/http/bind.ts'
import { requestSignInCode } from './request-sign-in-code.ts'
import { resendSignInCode } from './resend-sign-in-code.ts'
import { signInByCode } from './sign-in-by-code.ts'

export const signInRoutes = bind(contract, {
  requestSignInCode: async (call) => ({ data: { attempt: await requestSignInCode(call, call.body) } }),
  resendSignInCode: async (call) => {
    await resendSignInCode(call, call.body.attempt)
    return { data: { sent: true } }
  },
  signInByCode: (call) => signInByCode(call, call.body),
})
