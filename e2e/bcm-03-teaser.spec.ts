import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { signUpByApi } from './people.ts'

test('BCM-03 a visitor sees a genuine sample, and how it is made', async ({ page }) => {
  await page.goto('/bcm/teaser')
  await expect(page.getByText('This is a sample.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Get your own matches' })).toContainText('$99')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^See how \d+ adds up$/ }).click()
  await expect(page).toHaveURL('/bcm/teaser/college')
  const sum = (await page.getByRole('img', { name: / equals \d+$/ }).getAttribute('aria-label')) ?? ''
  const [total, ...parts] = (sum.match(/\d+/g) ?? []).map(Number).toReversed()
  expect(parts.reduce((all, one) => all + one, 0)).toBe(total)
  await expectToFit(page)
  await page.getByRole('link', { name: 'Survey', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What matters' })).toBeVisible()

  await page.goto('/best-college-match')
  await expect(page.getByRole('heading', { name: 'How the best college match works' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Distance' })).toContainText('45')
  await expectAccessible(page)
  await expectToFit(page)

  await page.goto('/bcm/teaser')
  await page.getByRole('button', { name: 'Subscribe Today' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('BCM-03 a family without the package is led here, and Subscribe Today opens the payment', async ({
  page,
}) => {
  await signUpByApi(page.request)
  await page.goto('/bcm/matches')
  await expect(page).toHaveURL('/bcm/teaser')
  await page.getByRole('button', { name: 'Subscribe Today' }).click()
  await expect(page.getByRole('dialog')).toContainText('All-Star Showcase')
})
