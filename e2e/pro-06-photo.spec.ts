import { expect, test } from './fixtures.ts'
import { aPicture, atAnEmptyPage, preview } from './own-page.ts'

test('a photo replaces the initials, is changed, and is removed', async ({ page }) => {
  const { address, id } = await atAnEmptyPage(page)
  const photo = async () => (await (await page.request.get(`/api/athlete/${id}`)).json()).data.photo
  expect(await photo()).toBeNull()
  await page.getByLabel('Your photo').setInputFiles(await aPicture(page))
  const crop = page.getByRole('form', { name: 'Crop photo' })
  const frame = crop.getByRole('button', { name: 'Part of the photo that is shown' })
  await frame.press('ArrowRight')
  await crop.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
  const { variants, width, height } = await photo()
  expect(width / height).toBeCloseTo(4 / 5, 1)
  const kinds = await Promise.all(
    [variants[0].avif, variants[0].webp].map(async (url) => (await page.request.get(url)).headers()),
  )
  expect(kinds.map((headers) => headers['content-type'])).toEqual(['image/avif', 'image/webp'])

  await page.getByRole('button', { name: 'Delete photo' }).click()
  await expect(page.getByLabel('Your photo')).toBeAttached()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()

  await preview(page).click()
  await expect(page).toHaveURL(address)
  const shown = page.locator('main picture img').first()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
