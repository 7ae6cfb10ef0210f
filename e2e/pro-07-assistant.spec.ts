import { expect, test } from './fixtures.ts'
import { atAnEmptyPage } from './own-page.ts'

test('the assistant drafts from the page and says how many drafts are left', async ({ page }) => {
  await atAnEmptyPage(page)
  await page.getByRole('button', { name: 'Assistant' }).click()
  const popup = page.getByRole('dialog', { name: 'Assistant' })
  await expect(popup.getByText('20 attempts left today')).toBeVisible()
  await popup.getByRole('button', { name: 'Write a bio line' }).click()
  await expect(popup.getByLabel('What do you need?')).toHaveValue('Write a bio line')
  await page.keyboard.press('Enter')
  await expect(popup.getByText('19 attempts left today')).toBeVisible()
  const talk = popup.getByRole('log')
  await expect(talk).toContainText('Write a bio line')
  await expect(talk).toContainText('Basketball player')
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
})
