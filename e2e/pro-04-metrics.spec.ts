import { expect, test } from './fixtures.ts'
import { atAnEmptyPage, preview, save, section } from './own-page.ts'

test('a measurement in feet and inches is rounded, stored, and printed', async ({ page }) => {
  const { address, id } = await atAnEmptyPage(page)
  await page.getByRole('button', { name: 'Add a measurement' }).click()
  await page.getByRole('combobox', { name: 'What was measured' }).selectOption('Wingspan')
  await page.getByRole('textbox', { name: 'Wingspan ft' }).fill('6')
  const inches = page.getByRole('textbox', { name: 'Wingspan in' })
  await inches.fill('1.4')
  await inches.press('Tab')
  await expect(inches).toHaveValue('1.5')
  await save(page).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await preview(page).click()
  await expect(page).toHaveURL(address)
  const metrics = section(page, 'Metrics')
  await expect(metrics).toContainText('Wingspan')
  await expect(metrics).toContainText(/6.?′|6'|6 ?ft/)
  const paper = await page.request.get(`/api/athlete/${id}/metrics.pdf`)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
})
