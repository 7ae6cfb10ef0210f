import { randomInt } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { demoAccounts, demoPassword } from '../server/src/demo/accounts.ts'
import { known } from '../server/src/demo/recruiting/known-coaches.ts'
import { expect } from './fixtures.ts'

export type DemoRole = 'athlete' | 'parent' | 'coach' | 'rsc' | 'affiliate' | 'admin' | 'editor' | 'unknown'

export const demoRoles: readonly DemoRole[] = [
  'athlete',
  'parent',
  'coach',
  'rsc',
  'affiliate',
  'admin',
  'editor',
  'unknown',
]

export const demoAccountOf = (role: DemoRole | 'superadmin') => {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${role}@`))
  if (!account) throw new Error(`The demo world has no ${role}`)
  return { ...account, password: demoPassword, name: `${account.first_name} ${account.last_name}` }
}

/** The sessions that the whole run shares, one per role. Signing in more often would hit the rate limit. */
export const sharedTokens = (): Record<string, string> => JSON.parse(process.env.FIELDHOUSE_TOKENS ?? '{}')

/** Signs in with a shared session. Only for tests that do not end it. */
export const signedInAs = async (context: BrowserContext, role: DemoRole): Promise<void> => {
  const token = sharedTokens()[role]
  if (!token) throw new Error(`There is no session for ${role}`)
  await context.addCookies([
    {
      name: 'main-auth-token',
      value: token,
      url: process.env.FIELDHOUSE_URL ?? '',
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const word = (length: number) => Array.from({ length }, () => letters[randomInt(26)]).join('')

/** A new person, with a name that no other test uses. */
export const aPerson = () => {
  const last = word(8)
  return {
    first_name: 'Robin',
    last_name: `${last[0]?.toUpperCase()}${last.slice(1)}`,
    email: `robin.${last}@example.test`,
    password: 'Court-Vision7',
  }
}

/** A college whose domain verifies coaches in the demo world. */
export const demoCollege = {
  id: known.portlandState,
  name: 'Portland State University',
  domain: 'portland-state.test',
}

/** A verified coach. The default address is at the demo college. */
export const aCoach = () => {
  const person = aPerson()
  return { ...person, email: person.email.replace('example.test', demoCollege.domain) }
}

interface NewAccount {
  type?: string
  [field: string]: unknown
}

/** Signs up a new person through the API, including the code. Signs in the request context. */
export const signUpByApi = async (request: APIRequestContext, facts: NewAccount = {}) => {
  const isCollegeCoach = facts.type === 'coach' && !facts.team_id
  const job = isCollegeCoach
    ? { college_id: demoCollege.id, position: 'Assistant coach', team_gender: 'female' }
    : {}
  const person = {
    ...aPerson(),
    type: 'athlete',
    gender: 'female',
    sport_key: 'basketball',
    ...job,
    ...facts,
  }
  const registered = await request.post('/api/register', { data: person })
  expect(registered.status(), await registered.text()).toBe(201)
  const { user_id } = (await registered.json()).data
  const code = await codeFor(request, person.email)
  const verified = await request.post(`/api/email/verify/${user_id}`, { data: { code } })
  expect(verified.status(), await verified.text()).toBe(200)
  return { ...person, user_id: user_id as string, token: (await verified.json()).token as string }
}

/** An athlete hides their page. */
export const hidePageByApi = async (request: APIRequestContext, { token }: { token: string }) => {
  const headers = { authorization: `Bearer ${token}` }
  const { athlete_id } = (await (await request.get('/api/user', { headers })).json()).data
  const hidden = await request.post(`/api/athlete/${athlete_id}/settings`, {
    headers,
    data: { is_visible: false },
  })
  expect(hidden.status(), await hidden.text()).toBe(200)
}

/** The emails to an address, newest first. */
export const mailsTo = async (request: APIRequestContext, address: string): Promise<string[]> => {
  const list = await (await request.get('/dev/mail')).text()
  const rows = [...list.matchAll(/href="(\/dev\/mail\/[\w-]+)"[\s\S]*?<p>to ([^,]+),/g)]
  return rows.flatMap(([, path = '', to]) => (to?.toLowerCase() === address.toLowerCase() ? path : []))
}

/** Waits for an email to this address that contains this text, and returns the newest one's text. */
export const mailTo = async (
  request: APIRequestContext,
  address: string,
  containing: RegExp,
): Promise<string> => {
  let found = ''
  await expect(async () => {
    for (const path of await mailsTo(request, address)) {
      const page = await (await request.get(path)).text()
      const text = textOf(/<pre>([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? '')
      if (containing.test(text)) {
        found = text
        return
      }
    }
    throw new Error(`No such email to ${address} yet`)
  }).toPass({ timeout: 15_000 })
  return found
}

const textOf = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const codePattern = /^\s*(\d{4})\s*$/m

/** The newest four-digit code sent to an address. */
export const codeFor = async (request: APIRequestContext, address: string): Promise<string> =>
  codePattern.exec(await mailTo(request, address, codePattern))?.[1] ?? ''

/** The first link in the newest email whose path starts like this. */
export const linkFor = async (
  request: APIRequestContext,
  address: string,
  beginning: string,
): Promise<string> => {
  const pattern = new RegExp(`https?://[^/\\s]+(${beginning.replaceAll(/[/?]/g, '\\$&')}\\S*)`)
  return pattern.exec(await mailTo(request, address, pattern))?.[1] ?? ''
}
