import { expect, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { type DemoRole, demoRoles, sharedTokens, signUpByApi } from './people.ts'

/** The roles that may see each page. All others are sent home. */
const pages: Record<string, readonly DemoRole[]> = {
  '/admin/users': ['admin'],
  '/admin/coach-reviews': ['admin'],
  '/admin/setting': ['admin'],
  '/coach/users': ['coach', 'rsc'],
  '/coach/setting': ['coach', 'rsc'],
  '/coach/roster': ['rsc'],
  '/affiliate/my-sales': ['affiliate'],
  '/affiliate/setting': ['affiliate'],
  '/parent/account-info': ['parent'],
  '/user/setting': ['athlete'],
  '/admin/my-sales': [],
  '/coach/my-sales': [],
  '/parent/my-sales': [],
  '/user/my-sales': [],
}

for (const role of ['visitor', ...demoRoles] as const)
  test(`SHL-02 ${role} sees that role's pages and is sent home from all others`, async ({ baseURL }) => {
    const headers: Record<string, string> =
      role === 'visitor' ? {} : { cookie: `main-auth-token=${sharedTokens()[role]}` }
    for (const [path, allowed] of Object.entries(pages)) {
      const answer = await fetch(`${baseURL}${path}`, { headers, redirect: 'manual' })
      const isAllowed = role !== 'visitor' && allowed.includes(role)
      const home = role === 'visitor' ? `/?login=1&url=${encodeURIComponent(path)}` : '/'
      const outcome = isAllowed ? [200, null] : [302, home]
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, ...outcome])
      // The HTML contains nothing that the role may not see.
      if (!isAllowed) expect((await answer.text()).length, path).toBeLessThan(500)
    }
  })

test("SHL-02 an area's address redirects to its first page", async ({ baseURL }) => {
  const first: Record<string, [DemoRole, string]> = {
    '/admin': ['admin', '/admin/users'],
    '/coach': ['coach', '/coach/users'],
    '/affiliate': ['affiliate', '/affiliate/my-sales'],
    '/parent': ['parent', '/parent/account-info'],
    '/user': ['athlete', '/user/setting'],
  }
  for (const [path, [role, target]] of Object.entries(first)) {
    const answer = await fetch(`${baseURL}${path}`, {
      headers: { cookie: `main-auth-token=${sharedTokens()[role]}` },
    })
    expect([path, answer.status, new URL(answer.url).pathname]).toEqual([path, 200, target])
  }
})

test('SHL-02 a link opened while signed out asks to sign in, then opens', async ({ page, request }) => {
  const person = await signUpByApi(request)
  const login = loginPopup(page)
  await page.goto('/user/setting?from=mail')
  await expect(login.titled('Sign In')).toBeVisible()
  await login.signIn(person)
  await expect(page).toHaveURL('/user/setting?from=mail')
})
