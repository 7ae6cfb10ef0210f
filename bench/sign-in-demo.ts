import { demoPassword } from '../server/src/demo/accounts.ts'

/** The session of a demo person. */
export const signIn = async (url: string, email: string): Promise<string> => {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('main-auth-token='))
  if (!cookie) throw new Error(`${email} could not sign in: ${response.status}`)
  return decodeURIComponent(cookie.slice('main-auth-token='.length, cookie.indexOf(';')))
}
