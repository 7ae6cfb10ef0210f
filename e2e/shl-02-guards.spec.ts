import { expect, test } from './fixtures.ts'
import { type DemoRole, demoRoles, sharedTokens } from './people.ts'

/** The roles that may see each page. All others are sent home. */
const pages: Record<string, readonly DemoRole[]> = {
  '/admin/users': ['admin'],
  '/admin/coach-reviews': ['admin'],
  '/admin/setting': ['admin'],
  '/editor': ['editor', 'admin'],
  '/coach/users': ['coach', 'rsc'],
  '/coach/setting': ['coach', 'rsc'],
  '/coach/roster': ['rsc'],
  '/affiliate/my-sales': ['affiliate'],
  '/affiliate/setting': ['affiliate'],
  '/parent/athlete-info': ['parent'],
  '/parent/account-info': ['parent'],
  '/parent/payment': ['parent'],
  '/user/setting': ['athlete'],
  '/user/payment': ['athlete'],
  '/admin/my-sales': [],
  '/coach/my-sales': [],
  '/parent/my-sales': [],
  '/user/my-sales': [],
}

const answerTo = async (baseURL: string | undefined, path: string, role: DemoRole | 'visitor') => {
  const headers: Record<string, string> =
    role === 'visitor' ? {} : { cookie: `main-auth-token=${sharedTokens()[role]}` }
  const answer = await fetch(`${baseURL}${path}`, { headers, redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

test('SHL-02 everyone sees the pages of their role and is sent home from all others', async ({ baseURL }) => {
  for (const role of ['visitor', ...demoRoles] as const)
    await test.step(role, async () => {
      for (const [path, allowed] of Object.entries(pages)) {
        const { status, location, text } = await answerTo(baseURL, path, role)
        const isAllowed = role !== 'visitor' && allowed.includes(role)
        const home = role === 'visitor' ? `/?login=1&url=${encodeURIComponent(path)}` : '/'
        const outcome = isAllowed ? [200, null] : [302, home]
        expect([path, status, location]).toEqual([path, ...outcome])
        // The HTML contains nothing that the role may not see.
        if (!isAllowed) expect(text.length, path).toBeLessThan(500)
      }
    })
})

test("SHL-02 an area's address redirects to its first page", async ({ baseURL }) => {
  const first: Record<string, [DemoRole, string]> = {
    '/admin': ['admin', '/admin/users'],
    '/coach': ['coach', '/coach/users'],
    '/affiliate': ['affiliate', '/affiliate/my-sales'],
    '/parent': ['parent', '/parent/athlete-info'],
    '/user': ['athlete', '/user/payment'],
  }
  for (const [path, [role, target]] of Object.entries(first)) {
    const { location } = await answerTo(baseURL, path, role)
    expect([path, new URL(location ?? '', baseURL).pathname]).toEqual([path, target])
  }
})
