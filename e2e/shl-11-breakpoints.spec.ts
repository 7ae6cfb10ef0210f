import { expect, test } from './fixtures.ts'

test('dialogs fill the screen below 1280 px and float above the page from there on', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect(dialog).toBeVisible()
  for (const [width, isFull] of [
    [1280, false],
    [1279, true],
    [390, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox()
        return box?.width === width && box.height === 800
      }, `at ${width}`)
      .toBe(isFull)
  }
})

for (const [width, offset] of [
  [1440, 148],
  [768, 148],
  [767, 118],
] as const)
  test(`an anchor stops ${offset} px below the top at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 })
    await page.goto('/policy#cookies')
    await expect
      .poll(async () => Math.round((await page.locator('#cookies').boundingBox())?.y ?? 0))
      .toBe(offset)
  })
