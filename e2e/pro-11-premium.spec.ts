import { expect, test } from './fixtures.ts'
import { sharedTokens, signedInAs } from './people.ts'

test('a premium page uses the dark layout', async ({ page }) => {
  await page.goto('/seros/deshawn-okoro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Deshawn\s*Okoro/)
  await expect(page.locator('[data-theme="black"][data-mode="dark"]').getByRole('main')).toBeVisible()
})

test('an admin edits a premium page, including its premium-only parts', async ({ page, context }) => {
  await signedInAs(context, 'admin')
  await page.goto('/admin/seros-edit/deshawn-okoro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deshawn Okoro')
  await expect(page.getByRole('heading', { level: 2, name: /premium/i })).toBeVisible()
})

test('other pages use the usual address, and only admins open the premium editor', async ({ baseURL }) => {
  const placeFor = async (path: string, role = '') => {
    const headers = { cookie: role && `main-auth-token=${sharedTokens()[role]}` }
    const answer = await fetch(`${baseURL}${path}`, { headers })
    return answer.url.replace(String(baseURL), '')
  }
  expect(await placeFor('/seros/amara-whitlock')).toBe('/amara-whitlock')
  expect(await placeFor('/admin/seros-edit/amara-whitlock', 'admin')).toBe('/amara-whitlock?mode=edit')
  expect(await placeFor('/admin/seros-edit/deshawn-okoro', 'athlete')).toBe('/')
})
