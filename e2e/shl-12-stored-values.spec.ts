import { expect, test } from './fixtures.ts'

test.use({ timezoneId: 'America/New_York', isNewcomer: true })

test('pages store what the list names, and nothing else', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('button', { name: /^Switch to/ }).click()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name).sort())
    .toEqual(['clientTime', 'darkMode', 'lastDetectedTheme'])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie_consent'])
})

test('clientTime is the visitor’s offset from UTC in minutes, for a year', async ({ page }) => {
  await page.goto('/')
  const found = async () => (await page.context().cookies()).find(({ name }) => name === 'clientTime')
  await expect.poll(async () => (await found())?.value).toMatch(/^-(300|240)$/)
  const cookie = await found()
  expect(cookie?.path).toBe('/')
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
})
