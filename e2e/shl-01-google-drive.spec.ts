import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { atAnEmptyPage, section } from './own-page.ts'

test.use({ expectedComplaint: /^Failed to load resource.*413/ })

/** Picks a file in the window that a section opens. The window closes then. */
const pick = async (page: Page, title: string, file: string) => {
  const opening = page.waitForEvent('popup')
  await section(page, title).getByRole('button', { name: 'Google Drive' }).click()
  const there = await opening
  await expect(there.getByRole('heading', { name: 'Pick a file' })).toBeVisible()
  const closing = there.waitForEvent('close')
  await there.getByRole('button', { name: file, exact: true }).click()
  await closing
}

const ownPage = async (page: Page, { id, asOwner }: { id: string; asOwner: Record<string, string> }) =>
  (await (await page.request.get(`/api/athlete/${id}`, { headers: asOwner })).json()).data

test('a family picks files from its Google Drive', async ({ page }) => {
  const own = await atAnEmptyPage(page)
  const transcripts = section(page, 'Transcripts')
  const alert = transcripts.getByRole('alert')

  await test.step('a window closed without a file changes nothing', async () => {
    await pick(page, 'Transcripts', 'Cancel')
    await expect(alert).toHaveCount(0)
  })

  await test.step('a file that is too large is refused with the rule', async () => {
    await pick(page, 'Transcripts', 'Yearbook, 11 MB.pdf')
    await expect(alert).toContainText('Maximum upload size 10 MB.')
    await expectAccessible(page)
  })

  await test.step('a transcript', async () => {
    await pick(page, 'Transcripts', 'Transcript.pdf')
    await expect(transcripts).toContainText('Transcript.pdf')
    await expect(alert).toHaveCount(0)
    expect((await ownPage(page, own)).own.transcripts).toMatchObject([{ name: 'Transcript.pdf' }])
  })

  await test.step('the photo and a picture for the gallery', async () => {
    await pick(page, 'Photo', 'On the court.png')
    await page.getByRole('form', { name: 'Crop photo' }).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
    await pick(page, 'Gallery', 'Practice.png')
    await expect(page.getByText('Photo from Google Drive is in your gallery.')).toBeAttached()
    const { photo, gallery } = await ownPage(page, own)
    expect([photo.width > 0, gallery.length]).toEqual([true, 1])
  })
})
