import { layoutNames } from '../web/src/shell/showcase/layout-names.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

/** No page uses these layouts yet. The others are tested on their pages. */
const unused = ['bcm', 'teaser', 'editor', 'error']

for (const name of layoutNames)
  test(`the ${name} layout works, in light and in dark`, async ({ page }) => {
    await page.goto(`/dev/layouts/${name}`)
    await expect(page.getByRole('main')).toContainText(`The ${name} layout`)
    if (!unused.includes(name)) return
    await expectAccessible(page)
    await expectToFit(page)
  })

test('Subscribe Today on the teaser goes home and opens the login popup', async ({ page }) => {
  await page.goto('/dev/layouts/teaser')
  await page.getByRole('button', { name: 'Subscribe Today' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
})

test('the premium layout is dark and black, whatever the system setting', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dev/layouts/seros')
  const stage = page.locator('[data-theme="black"][data-mode="dark"]')
  await expect(stage.getByRole('main')).toBeVisible()
})
