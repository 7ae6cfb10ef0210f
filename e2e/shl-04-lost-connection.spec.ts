import { expect, listens, test } from './fixtures.ts'

test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

test('a part that could not be loaded without a connection is loaded when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us')
  await listens(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Robin Marsh')
  await context.setOffline(true)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search athletes' })
  await opener.click()
  await expect(page.getByText('This could not be loaded. Please check your connection')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Search athletes' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin Marsh')
})
