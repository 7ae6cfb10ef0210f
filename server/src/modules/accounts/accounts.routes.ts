import * as accounts from '@fieldhouse/contract/accounts'
import { bind } from '../../platform/http/bind.ts'
import { endedSessionCookie, sessionCookie } from '../../platform/sessions/credentials.ts'
import { endSession } from '../../platform/sessions/sessions.ts'
import { showUser } from './show-user.ts'
import { signIn } from './sign-in.ts'

export const accountsRoutes = bind(accounts, {
  login: async ({ db, body, caller: { isHttps }, setCookie }) => {
    const { token, expiresInSeconds } = await signIn(db, body)
    // Without Remember Me the cookie ends with the browser.
    setCookie(
      sessionCookie(token, body.remember ? { isHttps, maxAgeSeconds: expiresInSeconds } : { isHttps }),
    )
    return { token, token_type: 'bearer', expires_in: expiresInSeconds }
  },
  logout: async ({ db, caller: { token, isHttps }, setCookie }) => {
    if (token) await endSession(db, token)
    setCookie(endedSessionCookie(isHttps))
    return { data: { signed_out: true } }
  },
  getUser: async ({ db, actor }) => ({ data: await showUser(db, actor) }),
})
