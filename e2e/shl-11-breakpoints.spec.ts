import { expect, test } from './fixtures.ts'

test('anchors and dialogs follow the width of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/policy#cookies')
  const anchor = page.locator('#cookies')
  const top = async () => Math.round((await anchor.boundingBox())?.y ?? 0)

  await test.step('an anchor in the address stops 148 px below the top', () => expect.poll(top).toBe(148))

  for (const [width, offset] of [
    [768, 148],
    [767, 118],
  ] as const)
    await test.step(`an anchor stops ${offset} px below the top at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 500 })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(top).not.toBe(offset)
      // As a link to it does.
      await anchor.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect.poll(top).toBe(offset)
    })

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await expect(dialog).toBeVisible()
  for (const [width, isFull] of [
    [1280, false],
    [1279, true],
    [390, true],
  ] as const)
    await test.step(`a dialog ${isFull ? 'fills the screen' : 'floats above the page'} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(async () => {
          const box = await dialog.boundingBox()
          return box?.width === width && box.height === 800
        })
        .toBe(isFull)
    })
})
