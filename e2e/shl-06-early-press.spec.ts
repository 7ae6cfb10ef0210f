import { expect, onPhonesToo, test } from './fixtures.ts'

test(
  'what is pressed before the scripts have come is done when they have',
  onPhonesToo,
  async ({ context }) => {
    const scripts = Promise.withResolvers<void>()
    await context.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Search athletes' }).first().click()
    scripts.resolve()
    await expect(page.getByRole('dialog', { name: 'Search athletes' })).toBeVisible()
  },
)
