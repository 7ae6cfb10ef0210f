import { expect, test } from './fixtures.ts'
import { signedInAs } from './people.ts'

test('a premium page uses the dark layout, and other pages use the usual address', async ({ page }) => {
  await page.goto('/seros/deshawn-okoro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Deshawn\s*Okoro/)
  await page.goto('/seros/amara-whitlock')
  await expect(page).toHaveURL('/amara-whitlock')
})

test('an admin edits a premium page, including its premium-only parts', async ({ page, context }) => {
  await signedInAs(context, 'admin')
  await page.goto('/admin/seros-edit/deshawn-okoro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deshawn Okoro')
  await expect(page.getByRole('heading', { level: 2, name: /premium/i })).toBeVisible()
  await page.goto('/admin/seros-edit/amara-whitlock')
  await expect(page).toHaveURL('/amara-whitlock?mode=edit')
})

test('an athlete who opens the premium editor is sent home', async ({ page, context }) => {
  await signedInAs(context, 'athlete')
  await page.goto('/admin/seros-edit/deshawn-okoro')
  await expect(page).toHaveURL('/')
})
